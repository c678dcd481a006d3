// The grain of the paper as one small picture: cheap to lay under every sheet, where a filter would be computed again at each paint.
import { writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

const SIZE = 160;
const LEVELS = 8;
const STRONGEST = 15;

let seed = 20;
/** The same paper every time. */
function random() {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}
const dots = Array.from({ length: SIZE * SIZE }, random);
const at = (x, y) => dots[((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE)];
/** Fibres lie a little more along the line than across it. */
const fibre = (x, y) => (at(x, y) * 2 + at(x - 1, y) + at(x + 1, y) + at(x, y - 1) * 0.6) / 4.6;

const rows = [];
for (let y = 0; y < SIZE; y++) {
  rows.push(0);
  for (let x = 0; x < SIZE; x++) rows.push(Math.max(0, Math.min(LEVELS - 1, Math.floor((fibre(x, y) - 0.3) * 2.2 * LEVELS))));
}
const chunk = (kind, data) => {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const head = Buffer.alloc(13);
head.writeUInt32BE(SIZE, 0);
head.writeUInt32BE(SIZE, 4);
head.set([8, 3, 0, 0, 0], 8);
const palette = Buffer.from(Array.from({ length: LEVELS }, () => [92, 66, 30]).flat());
const alpha = Buffer.from(Array.from({ length: LEVELS }, (_, level) => Math.round((level / (LEVELS - 1)) * STRONGEST)));
const picture = Buffer.concat([
  Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
  chunk("IHDR", head),
  chunk("PLTE", palette),
  chunk("tRNS", alpha),
  chunk("IDAT", deflateSync(Buffer.from(rows), { level: 9 })),
  chunk("IEND", Buffer.alloc(0)),
]);
writeFileSync(new URL("../src/styles/grain.png", import.meta.url), picture);
console.log(`${picture.length} bytes`);
