/** Product colours: slug for addresses, label for shoppers, family for the colour facet. */
export interface PaletteColour {
  slug: string;
  label: string;
  family: ColourFamily;
  hex: string;
}

export type ColourFamily =
  | 'Black'
  | 'White'
  | 'Cream'
  | 'Beige'
  | 'Brown'
  | 'Grey'
  | 'Silver'
  | 'Gold'
  | 'Navy'
  | 'Blue'
  | 'Green'
  | 'Yellow'
  | 'Orange'
  | 'Red'
  | 'Pink'
  | 'Purple'
  | 'Multi'
  | 'Clear';

const rows: [slug: string, label: string, family: ColourFamily, hex: string][] = [
  ['black', 'Black', 'Black', '#000000'],
  ['jet', 'Jet', 'Black', '#15161a'],
  ['white', 'White', 'White', '#ffffff'],
  ['ivory', 'Ivory', 'Cream', '#f8f4e8'],
  ['cream', 'Cream', 'Cream', '#f5ecd4'],
  ['oatmeal', 'Oatmeal', 'Cream', '#e6dac6'],
  ['ecru', 'Ecru', 'Cream', '#f0ead6'],
  ['stone', 'Stone', 'Beige', '#cfc4b0'],
  ['beige', 'Beige', 'Beige', '#d9c7a7'],
  ['sand', 'Sand', 'Beige', '#dcc39a'],
  ['nude', 'Nude', 'Beige', '#e3bc9a'],
  ['champagne', 'Champagne', 'Beige', '#ecd9b6'],
  ['tan', 'Tan', 'Brown', '#c69c6d'],
  ['camel', 'Camel', 'Brown', '#c19a6b'],
  ['caramel', 'Caramel', 'Brown', '#a9713d'],
  ['brown', 'Brown', 'Brown', '#6b4423'],
  ['chocolate', 'Chocolate', 'Brown', '#4b2e1e'],
  ['taupe', 'Taupe', 'Brown', '#8b7d6b'],
  ['mink', 'Mink', 'Brown', '#a2897b'],
  ['bronze', 'Bronze', 'Brown', '#b27d4a'],
  ['grey', 'Grey', 'Grey', '#808080'],
  ['pale-grey', 'Pale Grey', 'Grey', '#c9cccd'],
  ['grey-marl', 'Grey Marl', 'Grey', '#a3a5a6'],
  ['charcoal', 'Charcoal', 'Grey', '#36454f'],
  ['slate', 'Slate', 'Grey', '#5b6873'],
  ['silver', 'Silver', 'Silver', '#c0c0c0'],
  ['gold', 'Gold', 'Gold', '#dcbc58'],
  ['rose-gold', 'Rose Gold', 'Gold', '#d49a98'],
  ['navy', 'Navy', 'Navy', '#0b1f4b'],
  ['midnight-navy', 'Midnight Navy', 'Navy', '#101a33'],
  ['ink', 'Ink', 'Navy', '#1d2b44'],
  ['blue', 'Blue', 'Blue', '#1f5fbf'],
  ['cobalt', 'Cobalt', 'Blue', '#0047ab'],
  ['royal', 'Royal', 'Blue', '#2046c4'],
  ['sky', 'Sky', 'Blue', '#98c8e4'],
  ['powder-blue', 'Powder Blue', 'Blue', '#b4cfe2'],
  ['dusty-blue', 'Dusty Blue', 'Blue', '#7f9bb3'],
  ['denim', 'Denim', 'Blue', '#4a6a8a'],
  ['light-wash', 'Light Wash', 'Blue', '#9db6ce'],
  ['teal', 'Teal', 'Green', '#008080'],
  ['petrol', 'Petrol', 'Green', '#12505b'],
  ['turquoise', 'Turquoise', 'Blue', '#40e0d0'],
  ['aqua', 'Aqua', 'Blue', '#7fdbda'],
  ['green', 'Green', 'Green', '#2e7d32'],
  ['forest', 'Forest', 'Green', '#1f4430'],
  ['bottle-green', 'Bottle Green', 'Green', '#0f3d2e'],
  ['khaki', 'Khaki', 'Green', '#7a7a45'],
  ['olive', 'Olive', 'Green', '#6b6b2a'],
  ['sage', 'Sage', 'Green', '#9caf88'],
  ['emerald', 'Emerald', 'Green', '#0b8a5a'],
  ['mint', 'Mint', 'Green', '#a8e0c4'],
  ['lime', 'Lime', 'Green', '#bfe135'],
  ['yellow', 'Yellow', 'Yellow', '#f7d716'],
  ['mustard', 'Mustard', 'Yellow', '#d4a017'],
  ['lemon', 'Lemon', 'Yellow', '#f8e98a'],
  ['orange', 'Orange', 'Orange', '#f58220'],
  ['rust', 'Rust', 'Orange', '#a8502a'],
  ['terracotta', 'Terracotta', 'Orange', '#c8613d'],
  ['coral', 'Coral', 'Orange', '#ff6f61'],
  ['peach', 'Peach', 'Orange', '#ffcba4'],
  ['red', 'Red', 'Red', '#c8102e'],
  ['cherry', 'Cherry', 'Red', '#a30b24'],
  ['burgundy', 'Burgundy', 'Red', '#6d0f2b'],
  ['wine', 'Wine', 'Red', '#5e1224'],
  ['berry', 'Berry', 'Pink', '#8a1f4a'],
  ['pink', 'Pink', 'Pink', '#f4a6c0'],
  ['hot-pink', 'Hot Pink', 'Pink', '#ec3d8b'],
  ['blush', 'Blush', 'Pink', '#f3cfc6'],
  ['dusty-rose', 'Dusty Rose', 'Pink', '#c78f8f'],
  ['fuchsia', 'Fuchsia', 'Pink', '#d6157a'],
  ['magenta', 'Magenta', 'Pink', '#c2188b'],
  ['purple', 'Purple', 'Purple', '#6a2c91'],
  ['plum', 'Plum', 'Purple', '#5b1a4e'],
  ['lilac', 'Lilac', 'Purple', '#c8a2c8'],
  ['lavender', 'Lavender', 'Purple', '#b9a7d9'],
  ['mauve', 'Mauve', 'Purple', '#b784a7'],
  ['aubergine', 'Aubergine', 'Purple', '#3a1730'],
  ['multi', 'Multi', 'Multi', '#f3ece0'],
  ['clear', 'Clear', 'Clear', '#e9eef0'],
];

export const palette: readonly PaletteColour[] = rows.map(([slug, label, family, hex]) => ({
  slug,
  label,
  family,
  hex,
}));

export const colourBySlug: ReadonlyMap<string, PaletteColour> = new Map(palette.map((c) => [c.slug, c]));
