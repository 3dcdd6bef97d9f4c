/**
 * What a visitor with a slow phone feels: `./build.sh measure`. Figures and no
 * verdicts, as they depend on the machine, which should have nothing else to do.
 */
import { cpus } from 'node:os';
import { measureLoading } from './loading.mjs';
import { measureSolving } from './solving.mjs';
import { measureSowing } from './sowing.mjs';

console.log(`\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0].model}`);
console.log('\nFirst visit, page slowed 4 times, 1.6 Mbit/s, 150 ms for a round trip');
await measureLoading();
console.log('\nSowing in Sadeqa III, page slowed 4 times');
await measureSowing();
console.log('\nSolving in a worker');
await measureSolving();
