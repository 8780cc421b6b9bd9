/** Studio backgrounds; brands use different ones. */
export interface Background {
  id: string;
  name: string;
  hex: string;
}

export const backgrounds = [
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
] as const satisfies readonly Background[];

export type BackgroundId = (typeof backgrounds)[number]['id'];

export const backgroundById: ReadonlyMap<string, Background> = new Map(backgrounds.map((g) => [g.id, g]));
