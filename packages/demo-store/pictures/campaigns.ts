import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Campaign, campaigns } from './campaign-scenes.ts';
import { type Canvas, layCutOut, toLightWebp } from './compose/canvas.ts';
import { cutOut } from './compose/cut-out.ts';
import { parseRecipe } from './compose/recipe.ts';
import { mix, rgb } from './kit/colour.ts';
import { noise } from './kit/random.ts';
import { drawSocialScene } from './social-picture.ts';
import { socialScenes } from './social-scenes.ts';

/** Composes the campaign and social pictures from product pictures and writes them as WebP. Arguments: ids. */
const MOST_BYTES = 118 * 1024;
const SIZES = { wide: [1920, 1080], portrait: [1200, 1500] } as const;

function smooth(a: number, b: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}

/** How far a point lies inside the painted shape behind the products, 0..1 with a soft edge. */
function backdropAt(kind: Campaign['backdrop'], u: number, v: number, aspect: number, mid: number): number {
  const x = (u - mid) * aspect;
  const soft = 0.0022;
  if (kind === 'disc') return 1 - smooth(0.4, 0.4 + soft, Math.hypot(x, v - 0.46));
  if (kind === 'arch') {
    const d = v < 0.5 ? Math.hypot(x, v - 0.5) : Math.abs(x);
    return (1 - smooth(0.4, 0.4 + soft, d)) * (1 - smooth(0.9, 0.9 + soft, v));
  }
  return (
    smooth(-0.42 - soft, -0.42, x) * (1 - smooth(0.42, 0.42 + soft, x)) * (1 - smooth(0.9, 0.9 + soft, v))
  );
}

/** The set: a wall in one colour, a painted shape, a floor, and daylight. */
function buildSet(campaign: Campaign): Canvas {
  const [w, h] = SIZES[campaign.shape];
  const data = new Float32Array(w * h * 3);
  const wall = rgb(campaign.set);
  const shape = mix(wall, [0.46, 0.38, 0.32], 0.2);
  const mid = campaign.shape === 'wide' ? 0.685 : 0.5;
  const aspect = w / h;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const u = x / w;
      const v = y / h;
      const light = 1.08 - 0.2 * Math.hypot((u - 0.38) * 1.1, (v - 0.3) * 0.9);
      const floor = 1 - 0.12 * smooth(0.86, 0.98, v);
      const inside = backdropAt(campaign.backdrop, u, v, aspect, mid);
      const c = mix(wall, shape, inside);
      const beam =
        smooth(-0.12, 0.3, Math.sin((u * aspect * 1.1 + v * 0.62) * 5.2)) *
        smooth(0.1, 0.5, v + u * 0.4) *
        0.035;
      const leaves = 0.012 * noise(u * 9 * aspect, v * 9, 4);
      const grain = ((((x * 73856093) ^ (y * 19349663)) & 255) / 255 - 0.5) * 0.006;
      const k = light * floor + beam + leaves + grain;
      const o = (y * w + x) * 3;
      data[o] = c[0] * k;
      data[o + 1] = c[1] * k;
      data[o + 2] = c[2] * k;
    }
  return { w, h, data };
}

async function drawCampaign(campaign: Campaign): Promise<Canvas> {
  const canvas = buildSet(campaign);
  for (const item of campaign.items) {
    const recipe = parseRecipe(item.recipe);
    if (!recipe) throw new Error(`not a recipe: ${item.recipe}`);
    layCutOut(canvas, await cutOut(recipe, Math.round((item.size * canvas.h) / 1.5)), item);
  }
  return canvas;
}

const jobs = [
  ...campaigns.map((campaign) => ({ id: campaign.id, draw: () => drawCampaign(campaign) })),
  ...socialScenes.map((scene) => ({ id: scene.id, draw: () => drawSocialScene(scene) })),
];
const wanted = process.argv.slice(2);
const folder = join(import.meta.dirname, 'campaigns');
await mkdir(folder, { recursive: true });
for (const { id, draw } of jobs) {
  if (wanted.length > 0 && !wanted.some((word) => id === word || (word.endsWith('-') && id.startsWith(word))))
    continue;
  const file = await toLightWebp(await draw(), MOST_BYTES);
  await writeFile(join(folder, `${id}.webp`), file);
  console.log(`${id} ${Math.round(file.length / 1024)} KB`);
}
