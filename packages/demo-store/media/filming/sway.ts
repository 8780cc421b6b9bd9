import { type CutOut, cutOut, readCutOut } from '../../pictures/compose/cut-out.ts';
import type { Recipe } from '../../pictures/compose/recipe.ts';
import { studioBackground } from '../../pictures/compose/studio-background.ts';
import { blur, type Field, field } from '../../pictures/kit/field.ts';
import type { Motion } from '../films.ts';

type Sway = Extract<Motion, { kind: 'sway' }>;

/** The cut-out is larger than the film, so that shifts by half a pixel stay sharp. */
const FINER = 1.5;
/** How far the middle of the body moves against its edges as it turns, in film pixels. */
const TURN = 13;
/** Brighter values are compressed. */
const KNEE = 0.8;

/** A garment that moves on its hanger: it turns a little, the hem follows, the light on the folds changes. */
export async function filmSway(
  recipe: Recipe,
  motion: Sway,
  size: { width: number; height: number },
  count: number,
): Promise<Buffer[]> {
  const cut = await cutOut(recipe, Math.round(size.width * FINER));
  const stage = createStage(cut, recipe, size);
  return Array.from({ length: count }, (_, index) =>
    shoot(stage, motion, size, (index / count) * Math.PI * 2),
  );
}

interface Stage {
  cut: CutOut;
  background: Buffer;
  /** The shadow, also behind the garment. */
  shadow: Field;
  /** Depth of the garment: 0 at its edges, 1 in its middle. */
  body: Field;
  /** First and last row with cloth. */
  top: number;
  bottom: number;
}

function createStage(
  cut: CutOut,
  recipe: Recipe,
  { width, height }: { width: number; height: number },
): Stage {
  const cover = field(width, height);
  const shade = field(width, height);
  const read = new Float32Array(5);
  let [top, bottom] = [height, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      readCutOut(cut, (x + 0.5) * FINER - 0.5, (y + 0.5) * FINER - 0.5, read);
      const i = y * width + x;
      cover.data[i] = read[3]!;
      shade.data[i] = read[4]!;
      if (read[3]! > 0.5) [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  const wide = blur(cover, 30);
  const body = field(width, height);
  for (let i = 0; i < body.data.length; i++) body.data[i] = Math.max(0, wide.data[i]! * 2 - 1);
  return {
    cut,
    background: studioBackground(recipe.background.hex, width, height),
    shadow: fillShadow(shade, cover),
    body: blur(body, 14),
    top,
    bottom,
  };
}

/** Behind the garment the shadow is interpolated from its surroundings. */
function fillShadow(shade: Field, cover: Field): Field {
  const seen = field(shade.w, shade.h);
  const known = field(shade.w, shade.h);
  for (let i = 0; i < seen.data.length; i++) {
    const open = cover.data[i]! < 0.02 ? 1 : 0;
    seen.data[i] = open * shade.data[i]!;
    known.data[i] = open;
  }
  const out = field(shade.w, shade.h, 1);
  for (const sigma of [60, 24, 9, 4]) {
    const [value, weight] = [blur(seen, sigma), blur(known, sigma)];
    for (let i = 0; i < out.data.length; i++) {
      const sure = Math.min(1, weight.data[i]! * 4);
      if (weight.data[i]! > 0.001)
        out.data[i] = out.data[i]! * (1 - sure) + (value.data[i]! / weight.data[i]!) * sure;
    }
  }
  return out;
}

function smooth(a: number, b: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}

/** Compresses highlights, so that they keep their colour. */
function dim(light: number, brightest: number): number {
  const value = light * brightest;
  if (value <= KNEE || brightest === 0) return light;
  return (KNEE + (1 - KNEE) * Math.tanh((value - KNEE) / (1 - KNEE)) * 0.9) / brightest;
}

/** One frame. Every wave has a whole number of periods, so that the film loops. */
function shoot(stage: Stage, motion: Sway, size: { width: number; height: number }, phase: number): Buffer {
  const { width, height } = size;
  const { cut, background, shadow, body, top, bottom } = stage;
  const out = Buffer.alloc(width * height * 3);
  const read = new Float32Array(5);
  const turn = Math.sin(phase);
  const sheen = 0.5 + 0.34 * Math.sin(phase - 0.7);
  for (let y = 0; y < height; y++) {
    const fall = smooth(0.04, 1, (y - top) / Math.max(1, bottom - top));
    const v = y / height;
    for (let x = 0; x < width; x++) {
      const u = x / width;
      const i = y * width + x;
      const wave = u * 17 + v * 7 - phase * 2;
      const slow = u * 8 - v * 5 + phase;
      const drift = motion.reach * fall * (Math.sin(phase - v * 1.4) + 0.28 * Math.sin(2 * phase + v * 3));
      const dx = drift + motion.ripple * fall * Math.sin(wave) + TURN * turn * body.data[i]!;
      const dy = motion.ripple * 0.55 * fall * Math.sin(slow);
      const inside = readCutOut(cut, (x + 0.5 - dx) * FINER - 0.5, (y + 0.5 - dy) * FINER - 0.5, read);
      const slopeX = x > 0 && x < width - 1 ? body.data[i + 1]! - body.data[i - 1]! : 0;
      const fold = motion.ripple * 0.011 * fall * Math.cos(wave);
      const gleam = motion.light * 0.42 * Math.exp(-(((u * 0.8 + v * 0.34 - sheen) / 0.13) ** 2)) * fall;
      const brightest = inside ? Math.max(read[0]!, read[1]!, read[2]!) : 0;
      const light = dim(1 + fold - slopeX * turn * 3.4 + gleam, brightest);
      // The shadow follows with a delay.
      const sx = Math.min(width - 1, Math.max(0, Math.round(x - dx * 0.6)));
      const shade = shadow.data[y * width + sx]!;
      const cover = inside ? read[3]! : 0;
      for (let ch = 0; ch < 3; ch++) {
        const back = (background[i * 3 + ch]! / 255) * shade * (1 - cover);
        out[i * 3 + ch] = Math.min(255, 255 * ((inside ? read[ch]! : 0) * light + back) + 0.5);
      }
    }
  }
  return out;
}
