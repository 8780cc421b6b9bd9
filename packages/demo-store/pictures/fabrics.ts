/** How a cloth reflects light, added to the master's shading when a picture is composed. */
export interface Finish {
  /** Exponent on the shading: above 1 deepens folds. */
  contrast: number;
  /** Strength of highlights on folds. */
  sheen: number;
  /** Light at grazing angles, for velvet and wool. */
  nap: number;
  /** Strength of the tile's relief. */
  relief: number;
}

export interface Fabric {
  id: string;
  name: string;
  /** A print has accent colours; a plain weave has texture only. */
  print: boolean;
  /** Size of one tile repeat on a picture 800 wide, at scale 1. */
  repeat: number;
  finish: Finish;
}

const cotton: Finish = { contrast: 1, sheen: 0.1, nap: 0, relief: 0.7 };
const silk: Finish = { contrast: 1.12, sheen: 0.3, nap: 0, relief: 0.4 };
const wool: Finish = { contrast: 0.95, sheen: 0.04, nap: 0.1, relief: 0.62 };

export const fabrics = [
  { id: 'plain', name: 'Plain', print: false, repeat: 160, finish: { ...cotton, relief: 0.35 } },
  { id: 'jersey', name: 'Jersey', print: false, repeat: 128, finish: cotton },
  { id: 'linen', name: 'Linen', print: false, repeat: 200, finish: { ...cotton, relief: 1 } },
  { id: 'denim', name: 'Denim', print: false, repeat: 160, finish: { ...cotton, sheen: 0.06, relief: 1 } },
  { id: 'knit', name: 'Knit', print: false, repeat: 120, finish: { ...wool, relief: 1.1 } },
  { id: 'wool', name: 'Wool', print: false, repeat: 200, finish: wool },
  {
    id: 'satin',
    name: 'Satin',
    print: false,
    repeat: 256,
    finish: { contrast: 1.25, sheen: 0.62, nap: 0, relief: 0.25 },
  },
  {
    id: 'velvet',
    name: 'Velvet',
    print: false,
    repeat: 200,
    finish: { contrast: 1.25, sheen: 0.14, nap: 0.28, relief: 0.8 },
  },
  {
    id: 'leather',
    name: 'Leather',
    print: false,
    repeat: 180,
    finish: { contrast: 1.15, sheen: 0.45, nap: 0, relief: 0.9 },
  },
  { id: 'lace', name: 'Lace', print: true, repeat: 120, finish: { ...cotton, relief: 0.8 } },
  {
    id: 'sequin',
    name: 'Sequin',
    print: false,
    repeat: 128,
    finish: { contrast: 1.2, sheen: 0.5, nap: 0, relief: 1.6 },
  },
  { id: 'floral-small', name: 'Ditsy floral', print: true, repeat: 150, finish: cotton },
  { id: 'floral-large', name: 'Large floral', print: true, repeat: 300, finish: silk },
  { id: 'stripe', name: 'Stripe', print: true, repeat: 72, finish: cotton },
  { id: 'breton', name: 'Breton stripe', print: true, repeat: 120, finish: cotton },
  { id: 'pinstripe', name: 'Pinstripe', print: true, repeat: 72, finish: { ...wool, relief: 0.7 } },
  { id: 'polka-dot', name: 'Polka dot', print: true, repeat: 90, finish: silk },
  { id: 'gingham', name: 'Gingham', print: true, repeat: 60, finish: cotton },
  { id: 'tartan', name: 'Tartan check', print: true, repeat: 170, finish: wool },
  { id: 'houndstooth', name: 'Houndstooth', print: true, repeat: 64, finish: wool },
  { id: 'animal', name: 'Animal', print: true, repeat: 240, finish: silk },
  { id: 'paisley', name: 'Paisley', print: true, repeat: 220, finish: silk },
  { id: 'abstract', name: 'Abstract', print: true, repeat: 280, finish: silk },
  { id: 'geometric', name: 'Geometric', print: true, repeat: 110, finish: cotton },
] as const satisfies readonly Fabric[];

export type FabricId = (typeof fabrics)[number]['id'];

export const fabricById: ReadonlyMap<string, Fabric> = new Map(fabrics.map((f) => [f.id, f]));
