/**
 * Gives the files of a version a folder of their own, named after what is in
 * them. Whatever is put on the server while a page is open, that page can only
 * get files of its own version, or none.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PARTS = 'www/';

/**
 * Moves what stands in `www/` of a hosted build into `www/<version>/`.
 *
 * @param {string} folder the build, whose page names all its files as `"www/…"`
 */
export async function setApart(folder) {
  const version = await digest(join(folder, PARTS));
  const moving = join(folder, version);
  await rename(join(folder, PARTS), moving);
  await mkdir(join(folder, PARTS));
  await rename(moving, join(folder, PARTS, version));
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replaceAll(`"${PARTS}`, `"${PARTS}${version}/`));
}

/**
 * Where the page's script and all it loads stand.
 *
 * @param {string} folder a hosted build
 * @returns {Promise<string>} from its top, with a closing slash
 */
export async function partsFolder(folder) {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const [, parts] = /src="(www\/[^"]*)main\.js"/.exec(html) ?? [];
  if (!parts) throw new Error(`${folder} has no page with a script.`);
  return parts;
}

/** @param {string} folder @returns {Promise<string>} of everything in it */
async function digest(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const sum = createHash('sha256');
  for (const path of paths) sum.update(path.slice(folder.length)).update(await readFile(path));
  return sum.digest('hex').slice(0, 8);
}
