import { deflateSync } from 'node:zlib';

const CRC_STEPS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/**
 * Packs an image of full colour and transparency as PNG.
 *
 * @param {number} size width and height in pixels
 * @param {Uint8Array} pixels red, green, blue, alpha of each, row by row
 * @returns {Buffer}
 */
export function png(size, pixels) {
  const row = 4 * size;
  const lines = Buffer.alloc(size * (row + 1));
  for (let y = 0; y < size; y += 1) {
    // The byte before each line names its filter: 0, none.
    lines.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/**
 * The check sum that PNG asks for.
 * @param {Buffer} bytes
 */
function crc32(bytes) {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = CRC_STEPS[(rest ^ byte) & 255] ^ (rest >>> 8);
  return ~rest >>> 0;
}
