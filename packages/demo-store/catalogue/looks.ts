import type { FabricId } from '../pictures/fabrics.ts';

/** The Pattern filter value of a look and its words in names. Other looks are plain. */
const looks: Partial<Record<FabricId, { design: string; words: string[] }>> = {
  lace: { design: 'Lace', words: [] },
  sequin: { design: 'Embellished', words: [] },
  'floral-small': {
    design: 'Floral',
    words: ['Ditsy Floral', 'Floral', 'Meadow Floral', 'Sprig Print', 'Ditsy Print'],
  },
  'floral-large': {
    design: 'Floral',
    words: ['Floral', 'Large Floral', 'Painted Floral', 'Botanical', 'Bloom Print'],
  },
  stripe: { design: 'Stripe', words: ['Striped', 'Stripe', 'Bold Stripe'] },
  breton: { design: 'Stripe', words: ['Breton Stripe', 'Breton'] },
  pinstripe: { design: 'Pinstripe', words: ['Pinstripe', 'Chalk Stripe'] },
  'polka-dot': { design: 'Spot', words: ['Polka Dot', 'Spot', 'Spot Print'] },
  gingham: { design: 'Check', words: ['Gingham', 'Gingham Check'] },
  tartan: { design: 'Check', words: ['Check', 'Tartan', 'Heritage Check', 'Plaid'] },
  houndstooth: { design: 'Check', words: ['Dogtooth', 'Houndstooth'] },
  animal: { design: 'Animal Print', words: ['Leopard Print', 'Animal Print', 'Leopard'] },
  paisley: { design: 'Paisley', words: ['Paisley', 'Paisley Print'] },
  abstract: { design: 'Abstract', words: ['Abstract Print', 'Brushstroke', 'Abstract'] },
  geometric: { design: 'Geometric', words: ['Geo Print', 'Geometric', 'Tile Print'] },
};

export function designOf(look: FabricId): string {
  return looks[look]?.design ?? 'Plain';
}

export function wordsOf(look: FabricId): string[] {
  return looks[look]?.words ?? [];
}
