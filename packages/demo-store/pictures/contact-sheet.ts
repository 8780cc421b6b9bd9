import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { archetypes } from './archetypes.ts';
import { drawings } from './art/registry.ts';
import { backgrounds } from './backgrounds.ts';
import { composePicture } from './compose/compose.ts';
import { parseRecipe } from './compose/recipe.ts';
import { fabrics } from './fabrics.ts';

/**
 * Writes contact sheets for review: `node packages/demo-store/pictures/contact-sheet.ts <folder> [archetype …] [--cell 300]`,
 * or `… <folder> --recipes /media/… /media/…`, or `… <folder> --fabrics`.
 */
const colours = [
  'navy',
  'dusty-rose',
  'black',
  'white',
  'emerald',
  'camel',
  'red',
  'sage',
  'cobalt',
  'mustard',
  'plum',
  'cream',
];

async function sheet(file: string, paths: readonly string[], cell: number, columns: number): Promise<void> {
  const tiles = await Promise.all(
    paths.map(async (path, i) => {
      const recipe = parseRecipe(path);
      if (!recipe) throw new Error(`not a recipe: ${path}`);
      const { data, width, height } = await composePicture(recipe, cell);
      const input = await sharp(data, { raw: { width, height, channels: 3 } })
        .png({ compressionLevel: 1 })
        .toBuffer();
      return { input, left: (i % columns) * cell, top: Math.floor(i / columns) * Math.round(cell * 1.5) };
    }),
  );
  const rows = Math.ceil(paths.length / columns);
  await sharp({
    create: {
      width: columns * cell,
      height: rows * Math.round(cell * 1.5),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const flag = (name: string) => args.indexOf(`--${name}`);
  const folder = args[0] ?? '.cache/contact-sheets';
  const cell = flag('cell') >= 0 ? Number(args[flag('cell') + 1]) : 300;
  await mkdir(folder, { recursive: true });
  if (flag('recipes') >= 0) {
    const paths = args.filter((a) => a.startsWith('/media/'));
    await sheet(join(folder, 'recipes.png'), paths, cell, Math.min(5, paths.length));
    return;
  }
  if (flag('fabrics') >= 0) {
    const dress = (id: string, i: number) =>
      `/media/puff-dress/front/${id}.${colours[i % colours.length]}.pearl`;
    const known = fabrics.map((f) => f.id).filter((id) => parseRecipe(dress(id, 0)));
    await sheet(join(folder, 'fabrics.png'), known.map(dress), cell, 6);
    return;
  }
  const ids = args.slice(1).filter((a) => archetypes.some((k) => k.id === a));
  const list = archetypes.filter((a) => drawings[a.id] && (ids.length === 0 || ids.includes(a.id)));
  const paths = list.flatMap((a, i) =>
    a.views.map(
      (view, v) =>
        `/media/${a.id}/${view}/${a.fabrics[(v * 2 + i * (v > 0 ? 1 : 0)) % a.fabrics.length]}.${colours[(i + v * 5) % colours.length]}.${backgrounds[(i + v) % 9]!.id}`,
    ),
  );
  const perSheet = 20;
  for (let s = 0; s * perSheet < paths.length; s++)
    await sheet(join(folder, `sheet-${s + 1}.png`), paths.slice(s * perSheet, (s + 1) * perSheet), cell, 5);
}

await main();
