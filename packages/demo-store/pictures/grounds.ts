/** Quiet studio grounds behind a product; brands choose different ones. */
export interface Ground {
  id: string;
  name: string;
  hex: string;
}

export const grounds = [
  { id: 'pearl', name: 'Pearl', hex: '#f1efeb' },
  { id: 'stone', name: 'Stone', hex: '#e7e0d5' },
  { id: 'sand', name: 'Sand', hex: '#eadbc5' },
  { id: 'blush', name: 'Blush', hex: '#f1dcd6' },
  { id: 'sky', name: 'Sky', hex: '#d9e5ec' },
  { id: 'sage', name: 'Sage', hex: '#d8dfd0' },
  { id: 'lilac', name: 'Lilac', hex: '#e1dbe8' },
  { id: 'steel', name: 'Steel', hex: '#d3d8dd' },
  { id: 'champagne', name: 'Champagne', hex: '#ecdfc6' },
  { id: 'slate', name: 'Slate', hex: '#8f979e' },
  { id: 'plum', name: 'Plum', hex: '#a58a98' },
  { id: 'white', name: 'White', hex: '#fbfaf8' },
] as const satisfies readonly Ground[];

export type GroundId = (typeof grounds)[number]['id'];

export const groundById: ReadonlyMap<string, Ground> = new Map(grounds.map((g) => [g.id, g]));
