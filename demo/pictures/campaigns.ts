import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { composePicture } from '#demo/pictures/compose/compose.ts';
import { studioGround } from '#demo/pictures/compose/ground.ts';
import { readMaster } from '#demo/pictures/compose/picture-files.ts';
import { parseRecipe } from '#demo/pictures/compose/recipe.ts';
import { type Campaign, type CampaignItem, campaigns } from './campaign-scenes.ts';
import { mix, rgb } from './kit/colour.ts';
import { noise } from './kit/random.ts';

/** Composes the campaign pictures from the products themselves and writes them as WebP. Arguments narrow by id. */
const MOST_BYTES = 118 * 1024;
const SIZES = { wide: [1920, 1080], portrait: [1200, 1500] } as const;

interface Canvas {
  w: number;
  h: number;
  data: Float32Array;
}

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

/** The set: a wall in one colour, a painted shape, a floor, and daylight across. */
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

/** Lays one product into the set: its shadow darkens what is there, its own pixels cover it. */
async function lay(canvas: Canvas, item: CampaignItem): Promise<void> {
  const recipe = parseRecipe(item.recipe);
  if (!recipe) throw new Error(`not a recipe: ${item.recipe}`);
  const width = Math.round((item.size * canvas.h) / 1.5);
  const picture = await composePicture(recipe, width);
  const { scene, masks } = await readMaster(recipe.archetype.id, recipe.view, width);
  const ground = studioGround(recipe.ground.hex, width, picture.height);
  const left = Math.round(item.x * canvas.w - width / 2);
  const top = Math.round(item.y * canvas.h - picture.height / 2);
  for (let y = 0; y < picture.height; y++) {
    const cy = y + top;
    if (cy < 0 || cy >= canvas.h) continue;
    for (let x = 0; x < width; x++) {
      const cx = x + left;
      if (cx < 0 || cx >= canvas.w) continue;
      const i = (y * width + x) * 3;
      const o = (cy * canvas.w + cx) * 3;
      const away = 1 - masks[i]! / 255;
      for (let ch = 0; ch < 3; ch++) {
        const shade = scene[i + ch]! / 255;
        const own = picture.data[i + ch]! / 255 - (ground[i + ch]! / 255) * shade * away;
        canvas.data[o + ch] = Math.max(0, own) + canvas.data[o + ch]! * shade * away;
      }
    }
  }
}

async function drawCampaign(campaign: Campaign): Promise<Buffer> {
  const canvas = buildSet(campaign);
  for (const item of campaign.items) await lay(canvas, item);
  const bytes = Buffer.alloc(canvas.data.length);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = Math.max(0, Math.min(255, Math.round(canvas.data[i]! * 255)));
  const picture = sharp(bytes, { raw: { width: canvas.w, height: canvas.h, channels: 3 } });
  // fine knits cost more bytes than satin: step down until the picture is light enough
  for (let quality = 80; ; quality -= 6) {
    const file = await picture.clone().webp({ quality, effort: 5 }).toBuffer();
    if (file.length < MOST_BYTES || quality < 50) return file;
  }
}

const wanted = process.argv.slice(2);
const folder = join(import.meta.dirname, 'campaigns');
await mkdir(folder, { recursive: true });
for (const campaign of campaigns) {
  if (wanted.length > 0 && !wanted.includes(campaign.id)) continue;
  const file = await drawCampaign(campaign);
  await writeFile(join(folder, `${campaign.id}.webp`), file);
  console.log(`${campaign.id} ${Math.round(file.length / 1024)} KB`);
}
