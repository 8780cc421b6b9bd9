import { type Accents, accentsFor, companionOf } from '../accents.ts';
import type { FabricId } from '../fabrics.ts';
import { type Rgb, rgb } from '../kit/colour.ts';
import { FRAME } from '../master-layout.ts';
import { clothColour, lightTable } from './finish.ts';
import { readMaster, readTile, type SizedMaster, type SizedTile } from './picture-files.ts';
import type { Recipe } from './recipe.ts';
import { studioBackground } from './studio-background.ts';

/** Raw RGB pixels, for sharp with `raw: { width, height, channels: 3 }`. */
export interface RawPicture {
  data: Buffer;
  width: number;
  height: number;
  channels: 3;
}

const WIDEST = 1440;
const NARROWEST = 32;

/** Draws the picture of a recipe: the cloth in its colour, shaded by the master, on its background. */
export async function composePicture(recipe: Recipe, width: number): Promise<RawPicture> {
  const size = Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
  return recipe.view === 'swatch' ? composeSwatch(recipe, size) : composeScene(recipe, size);
}

interface Dye {
  base: Rgb;
  accents: Accents;
}

function dyeOf(recipe: Recipe): Dye {
  const colour = rgb(recipe.colour.hex);
  const accents = accentsFor(recipe.fabric.id as FabricId, colour, recipe.colour.slug);
  return {
    base: clothColour(colour),
    accents: [clothColour(accents[0]), clothColour(accents[1]), clothColour(accents[2])],
  };
}

const RELIEF = 0.34;

/** One repeat of the cloth in its colours and with its relief, as bytes. */
function dyeTile(tile: SizedTile, dye: Dye, relief: number): Uint8ClampedArray {
  const count = tile.size * tile.size;
  const out = new Uint8ClampedArray(count * 3);
  const [a, b, c] = dye.accents;
  // Relief is stronger on dark cloth, where it is hard to see, and weaker on pale cloth.
  const dark = Math.max(0, 0.32 - (dye.base[0] + dye.base[1] + dye.base[2]) / 3);
  const pale = Math.max(0, (dye.base[0] + dye.base[1] + dye.base[2]) / 3 - 0.7);
  const strength = RELIEF * relief * (1 + dark * 2.2 - pale * 1.6);
  for (let i = 0; i < count; i++) {
    const ka = tile.accents[i * 3]! / 255;
    const kb = tile.accents[i * 3 + 1]! / 255;
    const kc = tile.accents[i * 3 + 2]! / 255;
    const k = Math.max(0, 1 - ka - kb - kc);
    const level = 1 + ((tile.relief[i]! - 128) / 100) * strength;
    for (let ch = 0; ch < 3; ch++)
      out[i * 3 + ch] = 255 * level * (dye.base[ch]! * k + a[ch]! * ka + b[ch]! * kb + c[ch]! * kc);
  }
  return out;
}

async function composeScene(recipe: Recipe, width: number): Promise<RawPicture> {
  return composeMaster(recipe, await readMaster(recipe.archetype.id, recipe.view, width));
}

/** Colours a master that is already at its size. */
export async function composeMaster(recipe: Recipe, master: SizedMaster): Promise<RawPicture> {
  const { archetype, view, fabric, background } = recipe;
  const { width } = master;
  const zoom = view === 'detail' ? 2.1 : 1;
  const unit = width / FRAME.w;
  const repeat = fabric.repeat * archetype.fabricScale * zoom * unit;
  const tile = await readTile(fabric.id, repeat);
  const dye = dyeOf(recipe);
  const cloth = dyeTile(tile, dye, fabric.finish.relief);
  const light = lightTable(dye.base, fabric.finish);
  const companion = clothColour(companionOf(rgb(recipe.colour.hex)));
  const companionLight = lightTable(companion, { contrast: 1, sheen: 0.12, nap: 0, relief: 0 });
  const back = studioBackground(background.hex, width, master.height);
  const data = Buffer.allocUnsafe(width * master.height * 3);
  const n = tile.size;
  const perPixel = n / repeat;
  const { scene, masks } = master;
  const push = master.push.data;
  const pushScale = (unit * perPixel) / master.push.steps;
  const { multiply, add } = light;
  for (let y = 0, i = 0, k = 0; y < master.height; y++) {
    const baseV = y * perPixel;
    for (let x = 0; x < width; x++, i += 3, k += 2) {
      const object = masks[i]!;
      if (object === 0) {
        data[i] = (back[i]! * scene[i]! + 127) >> 8;
        data[i + 1] = (back[i + 1]! * scene[i + 1]! + 127) >> 8;
        data[i + 2] = (back[i + 2]! * scene[i + 2]! + 127) >> 8;
        continue;
      }
      const o = object / 255;
      const p = (o * masks[i + 1]!) / 255;
      const q = (o * masks[i + 2]!) / 255;
      const fixed = Math.max(0, o - p - q);
      const behind = (1 - o) / 255;
      let r = scene[i]! * (fixed + behind * back[i]!);
      let g = scene[i + 1]! * (fixed + behind * back[i + 1]!);
      let b = scene[i + 2]! * (fixed + behind * back[i + 2]!);
      if (p > 0) {
        const grey = scene[i + 1]!;
        const m = multiply[grey]! * p;
        const s = add[grey]! * 255 * p;
        // Bilinear sampling of the tile, wrapped.
        let u = x * perPixel + push[k]! * pushScale;
        let v = baseV + push[k + 1]! * pushScale;
        u -= Math.floor(u / n) * n;
        v -= Math.floor(v / n) * n;
        const u0 = u | 0;
        const v0 = v | 0;
        const fu = u - u0;
        const fv = v - v0;
        const ua = u0 >= n ? 0 : u0;
        const va = v0 >= n ? 0 : v0;
        const ub = ua + 1 === n ? 0 : ua + 1;
        const vb = va + 1 === n ? 0 : va + 1;
        const k00 = (va * n + ua) * 3;
        const k10 = (va * n + ub) * 3;
        const k01 = (vb * n + ua) * 3;
        const k11 = (vb * n + ub) * 3;
        const w11 = fu * fv;
        const w10 = fu - w11;
        const w01 = fv - w11;
        const w00 = 1 - fu - fv + w11;
        r += (cloth[k00]! * w00 + cloth[k10]! * w10 + cloth[k01]! * w01 + cloth[k11]! * w11) * m + s;
        g +=
          (cloth[k00 + 1]! * w00 + cloth[k10 + 1]! * w10 + cloth[k01 + 1]! * w01 + cloth[k11 + 1]! * w11) *
            m +
          s;
        b +=
          (cloth[k00 + 2]! * w00 + cloth[k10 + 2]! * w10 + cloth[k01 + 2]! * w01 + cloth[k11 + 2]! * w11) *
            m +
          s;
      }
      if (q > 0) {
        const grey = scene[i + 1]!;
        const m = companionLight.multiply[grey]! * q * 255;
        const s = companionLight.add[grey]! * 255 * q;
        r += companion[0] * m + s;
        g += companion[1] * m + s;
        b += companion[2] * m + s;
      }
      data[i] = r > 255 ? 255 : r;
      data[i + 1] = g > 255 ? 255 : g;
      data[i + 2] = b > 255 ? 255 : b;
    }
  }
  return { data, width, height: master.height, channels: 3 };
}

const SWATCH_ZOOM = 0.6;

/** A square of the cloth in soft light. */
async function composeSwatch(recipe: Recipe, size: number): Promise<RawPicture> {
  const { fabric } = recipe;
  const repeat = Math.max(16, Math.min(size, fabric.repeat * SWATCH_ZOOM * (size / 96)));
  const tile = await readTile(fabric.id, repeat);
  const dye = dyeOf(recipe);
  const cloth = dyeTile(tile, dye, fabric.finish.relief);
  const { multiply, add } = lightTable(dye.base, fabric.finish);
  const data = Buffer.allocUnsafe(size * size * 3);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const slope = 1 - (x + y) / (2 * size);
      const grey = Math.round(186 + 24 * slope + 5 * Math.sin((x - y * 0.6) / (size * 0.17)));
      const k = ((y % tile.size) * tile.size + (x % tile.size)) * 3;
      const i = (y * size + x) * 3;
      for (let ch = 0; ch < 3; ch++)
        data[i + ch] = Math.min(255, cloth[k + ch]! * multiply[grey]! + add[grey]! * 255);
    }
  return { data, width: size, height: size, channels: 3 };
}
