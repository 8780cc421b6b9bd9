/**
 * Describes a picture in 150 bytes: its colours, its outline and the directions of its edges. They fit into a URL, so a
 * search by picture needs no storage and the uploaded picture is never stored.
 */
export interface RawPixels {
  /** RGB, three bytes a pixel. */
  data: Uint8Array;
  width: number;
  height: number;
}

const HUES = 12;
const GREYS = 5;
const COLOUR_BINS = HUES * 2 + GREYS;
const GRID = 8;
const CELLS = 3;
const DIRECTIONS = 6;
const EDGE_BINS = CELLS * CELLS * DIRECTIONS;

const SHAPE_AT = COLOUR_BINS;
const EDGES_AT = SHAPE_AT + GRID * GRID;
const ASPECT_AT = EDGES_AT + EDGE_BINS;
const TEXTURE_AT = ASPECT_AT + 1;
export const FEATURE_BYTES = TEXTURE_AT + 1;

/** Tuned on the demo pictures: a red slip dress is most similar to other slip dresses, then to other red products. */
const WEIGHTS = { colour: 0.5, shape: 1, edges: 0.2, aspect: 0.2, texture: 0.05 };

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function describePicture(picture: RawPixels): Uint8Array {
  const weight = findSubject(picture);
  const box = boxAround(weight, picture);
  const features = new Uint8Array(FEATURE_BYTES);
  features.set(toBytes(countColours(picture, weight)), 0);
  features.set(outline(weight, picture, box), SHAPE_AT);
  const { bins, strength } = countEdges(picture, weight, box);
  features.set(toBytes(bins), EDGES_AT);
  const aspect = (box.bottom - box.top) / Math.max(box.right - box.left, 1);
  features[ASPECT_AT] = Math.min(255, Math.round(aspect * 64));
  features[TEXTURE_AT] = Math.min(255, Math.round(strength * 4));
  return features;
}

/** 0 for equal pictures, larger for more different ones. */
export function pictureDistance(one: Uint8Array, other: Uint8Array): number {
  return (
    (WEIGHTS.colour * difference(one, other, 0, SHAPE_AT)) / 510 +
    (WEIGHTS.shape * difference(one, other, SHAPE_AT, EDGES_AT)) / (255 * GRID * GRID) +
    (WEIGHTS.edges * difference(one, other, EDGES_AT, ASPECT_AT)) / 510 +
    (WEIGHTS.aspect * difference(one, other, ASPECT_AT, TEXTURE_AT)) / 255 +
    (WEIGHTS.texture * difference(one, other, TEXTURE_AT, FEATURE_BYTES)) / 255
  );
}

/** Features as part of a URL. */
export function encodeFeatures(features: Uint8Array): string {
  return Buffer.from(features).toString('base64url');
}

/** Null for anything that `encodeFeatures` did not write. */
export function decodeFeatures(code: string): Uint8Array | null {
  if (!/^[\w-]+$/.test(code) || code.length !== Math.ceil((FEATURE_BYTES * 4) / 3)) return null;
  const features = new Uint8Array(Buffer.from(code, 'base64url'));
  return features.length === FEATURE_BYTES ? features : null;
}

function difference(one: Uint8Array, other: Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += Math.abs(one[at]! - other[at]!);
  return sum;
}

/** How much each pixel belongs to the subject: different from the background in the corners, and near the middle. */
function findSubject({ data, width, height }: RawPixels): Float32Array {
  const corners = [
    meanColour(data, width, 0, 0, width, height),
    meanColour(data, width, 1, 0, width, height),
    meanColour(data, width, 0, 1, width, height),
    meanColour(data, width, 1, 1, width, height),
  ];
  const weight = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const down = y / Math.max(height - 1, 1);
    for (let x = 0; x < width; x++) {
      const across = x / Math.max(width - 1, 1);
      const at = (y * width + x) * 3;
      const differenceFromBackground = (channel: number) => {
        const top = corners[0]![channel]! * (1 - across) + corners[1]![channel]! * across;
        const bottom = corners[2]![channel]! * (1 - across) + corners[3]![channel]! * across;
        return data[at + channel]! - (top * (1 - down) + bottom * down);
      };
      const distance = colourDistance(
        differenceFromBackground(0),
        differenceFromBackground(1),
        differenceFromBackground(2),
      );
      const contrast = Math.min(1, Math.max(0, (distance - 20) / 35));
      const middle = Math.exp(-((across - 0.5) ** 2 + (down - 0.5) ** 2) / 0.18);
      weight[y * width + x] = contrast * (0.35 + 0.65 * middle);
    }
  }
  return weight;
}

/** In studio pictures brightness drops towards the corners, so a difference in brightness counts for less. */
function colourDistance(red: number, green: number, blue: number): number {
  const light = 0.3 * red + 0.59 * green + 0.11 * blue;
  const colour = Math.hypot(red - light, green - light, blue - light);
  return Math.hypot(light, 1.5 * colour);
}

/** The mean colour of a square in one corner, a tenth of the picture wide. */
function meanColour(
  data: Uint8Array,
  stride: number,
  right: 0 | 1,
  bottom: 0 | 1,
  width: number,
  height: number,
): [number, number, number] {
  const size = Math.max(2, Math.floor(Math.min(width, height) / 10));
  const startX = right ? width - size : 0;
  const startY = bottom ? height - size : 0;
  const sum: [number, number, number] = [0, 0, 0];
  for (let y = startY; y < startY + size; y++) {
    for (let x = startX; x < startX + size; x++) {
      const at = (y * stride + x) * 3;
      for (let channel = 0; channel < 3; channel++) sum[channel]! += data[at + channel]!;
    }
  }
  const count = size * size;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

function boxAround(weight: Float32Array, { width, height }: RawPixels): Box {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (weight[y * width + x]! < 0.3) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  const isThere = box.right - box.left >= 4 && box.bottom - box.top >= 4;
  return isThere ? box : { left: 0, top: 0, right: width, bottom: height };
}

/** Hues in two strengths and five greys; a pixel between two hues counts for both. */
function countColours({ data }: RawPixels, weight: Float32Array): Float32Array {
  const bins = new Float32Array(COLOUR_BINS);
  for (let pixel = 0; pixel < weight.length; pixel++) {
    const share = weight[pixel]!;
    if (share < 0.05) continue;
    const [red, green, blue] = [data[pixel * 3]!, data[pixel * 3 + 1]!, data[pixel * 3 + 2]!];
    const most = Math.max(red, green, blue);
    const spread = most - Math.min(red, green, blue);
    const chroma = most === 0 ? 0 : spread / most;
    // Very dark pixels have no reliable hue.
    const vivid = Math.min(1, Math.max(0, (chroma - 0.12) / 0.2)) * Math.min(1, most / 60);
    const grey = Math.min(GREYS - 1, Math.floor((most / 256) * GREYS));
    bins[HUES * 2 + grey]! += share * (1 - vivid);
    if (vivid === 0) continue;
    const hue = (hueOf(red, green, blue, most, spread) / 360) * HUES;
    const low = Math.floor(hue) % HUES;
    const part = hue - Math.floor(hue);
    const level = most > 140 ? 1 : 0;
    bins[low * 2 + level]! += share * vivid * (1 - part);
    bins[((low + 1) % HUES) * 2 + level]! += share * vivid * part;
  }
  return bins;
}

function hueOf(red: number, green: number, blue: number, most: number, spread: number): number {
  if (spread === 0) return 0;
  const sector =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  return (sector * 60 + 360) % 360;
}

/** The subject's outline, independent of its size and position: how full each of 8 × 8 cells is. */
function outline(weight: Float32Array, { width }: RawPixels, box: Box): Uint8Array {
  const sums = new Float32Array(GRID * GRID);
  const counts = new Float32Array(GRID * GRID);
  eachInBox(box, (x, y, across, down) => {
    const cell = Math.floor(down * GRID) * GRID + Math.floor(across * GRID);
    sums[cell]! += weight[y * width + x]! > 0.2 ? 1 : 0;
    counts[cell]! += 1;
  });
  return Uint8Array.from(sums, (sum, cell) => Math.round((sum / Math.max(counts[cell]!, 1)) * 255));
}

/** Directions of edges in 3 × 3 parts of the subject: folds, stripes, checks, seams. */
function countEdges(picture: RawPixels, weight: Float32Array, box: Box) {
  const { data, width, height } = picture;
  const bins = new Float32Array(EDGE_BINS);
  let total = 0;
  let pixels = 0;
  const light = (x: number, y: number) => {
    const at = (y * width + x) * 3;
    return 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
  };
  eachInBox(box, (x, y, across, down) => {
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return;
    const horizontal = light(x + 1, y) - light(x - 1, y);
    const vertical = light(x, y + 1) - light(x, y - 1);
    const strength = Math.hypot(horizontal, vertical) * weight[y * width + x]!;
    pixels++;
    if (strength < 6) return;
    const turn = (Math.atan2(vertical, horizontal) / Math.PI + 1) % 1;
    const cell = Math.floor(down * CELLS) * CELLS + Math.floor(across * CELLS);
    bins[cell * DIRECTIONS + (Math.floor(turn * DIRECTIONS) % DIRECTIONS)]! += strength;
    total += strength;
  });
  return { bins, strength: total / Math.max(pixels, 1) };
}

function eachInBox(box: Box, visit: (x: number, y: number, across: number, down: number) => void) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      visit(x, y, (x - box.left) / width, (y - box.top) / height);
    }
  }
}

/** Shares of the total, so that the size and brightness of the picture do not matter. */
function toBytes(bins: Float32Array): Uint8Array {
  const total = bins.reduce((sum, bin) => sum + bin, 0);
  return Uint8Array.from(bins, (bin) => (total === 0 ? 0 : Math.round((bin / total) * 255)));
}
