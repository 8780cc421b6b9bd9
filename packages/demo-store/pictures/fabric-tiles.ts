import sharp from 'sharp';
import { motifOf } from './fabric-motifs.ts';
import { reliefAt, TILE } from './fabric-relief.ts';
import type { FabricId } from './fabrics.ts';

/** A tile: red, green and blue are the coverage of three accent colours, alpha is the relief (128 is level). */
export async function drawFabricTile(fabric: FabricId): Promise<Buffer> {
  const body = motifOf(fabric);
  // Drawn nine times, so that motifs continue across the edges.
  const copies = [-1, 0, 1]
    .flatMap((y) => [-1, 0, 1].map((x) => `<use href="#m" x="${x * TILE}" y="${y * TILE}"/>`))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}"><defs><g id="m">${body}</g></defs><rect width="${TILE}" height="${TILE}" fill="#000"/>${copies}</svg>`;
  const accents = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const out = Buffer.alloc(TILE * TILE * 4);
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++) {
      const i = y * TILE + x;
      out[i * 4] = accents[i * 3]!;
      out[i * 4 + 1] = accents[i * 3 + 1]!;
      out[i * 4 + 2] = accents[i * 3 + 2]!;
      const relief = reliefAt(fabric, x / TILE, y / TILE);
      // About sixteen steps are enough for the relief; the file stays small.
      out[i * 4 + 3] = Math.max(2, Math.min(254, Math.round((128 + relief * 100) / 4) * 4));
    }
  return sharp(out, { raw: { width: TILE, height: TILE, channels: 4 } })
    .webp({ lossless: true, exact: true, effort: 6 })
    .toBuffer();
}
