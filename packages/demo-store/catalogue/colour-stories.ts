import type { FabricId } from '../pictures/fabrics.ts';

/** Weighted palettes, `slug*weight`; the slugs are those of the picture palette. */
const stories = {
  womens:
    'black*10 navy*6 ivory*4 white*3 red*3 cobalt*3 emerald*4 forest*2 sage*4 blush*4 dusty-rose*3 pink*3 hot-pink*2 burgundy*4 rust*3 mustard*2 teal*3 petrol*2 powder-blue*3 lilac*3 camel*3 chocolate*3 khaki*3 stone*2 terracotta*2 coral*2 plum*2 midnight-navy*2 multi',
  printed:
    'black*7 navy*7 ivory*6 cream*3 green*3 sage*4 pink*4 blush*3 red*3 blue*3 powder-blue*3 rust*3 mustard*2 teal*3 lilac*3 coral*2 multi*4 burgundy*2 forest*2 cobalt*2',
  occasion:
    'black*6 navy*5 emerald*5 champagne*4 blush*5 dusty-rose*4 sage*4 cobalt*3 burgundy*4 plum*3 red*3 hot-pink*3 silver*2 gold*2 ivory*2 powder-blue*3 lilac*3 bottle-green*3 rose-gold*2 wine*2 fuchsia*2',
  party:
    'black*9 red*4 hot-pink*4 silver*3 gold*2 cobalt*3 chocolate*3 white*2 fuchsia*3 emerald*3 lime burgundy*2 champagne*2',
  tailoring:
    'black*9 navy*8 charcoal*6 grey*4 stone*4 camel*4 chocolate*3 ivory*3 sage*2 burgundy*2 powder-blue*2 forest*2 ink*3 taupe*2',
  knit: 'oatmeal*6 black*6 navy*6 grey-marl*6 cream*5 camel*5 forest*3 burgundy*3 rust*3 mustard*2 sage*3 blush*3 charcoal*4 powder-blue*3 lilac*2 chocolate*3 cobalt*2 petrol*2',
  basics:
    'white*10 black*10 navy*8 grey-marl*7 stone*4 khaki*4 burgundy*2 sage*3 powder-blue*3 pink*2 ecru*4 charcoal*3 rust*2',
  mens: 'navy*9 black*8 white*6 grey-marl*5 charcoal*5 khaki*5 stone*4 burgundy*3 olive*3 powder-blue*4 forest*3 ecru*3 slate*3 rust*2 teal*2 sage*2',
  'mens-suits':
    'navy*9 charcoal*7 black*6 grey*5 midnight-navy*4 ink*3 stone*2 brown*2 bottle-green powder-blue burgundy',
  shirts: 'white*10 powder-blue*7 blue*3 navy*5 black*4 pink*3 sage*2 stone*2 ecru*3 khaki*2 lilac',
  denim: 'denim*8 light-wash*6 ink*6 black*6 charcoal*3 ecru*2 white*2 blue*3',
  coats:
    'camel*8 black*8 navy*6 grey*5 stone*5 chocolate*3 khaki*4 burgundy*2 forest*2 oatmeal*3 charcoal*3 red',
  leather:
    'black*10 tan*7 chocolate*5 brown*4 navy*3 burgundy*3 stone*3 nude*3 white*2 red*2 khaki*2 silver gold',
  trainers: 'white*10 black*6 ecru*3 grey*3 navy*4 sage*2 pink*2 khaki*2 stone*3 silver',
  evening: 'black*7 silver*5 gold*5 champagne*4 nude*4 red*2 emerald*2 navy*3 blush*3 rose-gold*3',
  swim: 'black*7 navy*5 red*3 cobalt*4 emerald*3 coral*3 turquoise*3 hot-pink*3 white*2 khaki*2 chocolate*2 terracotta*2 lemon*2 multi*2',
  lingerie:
    'black*8 ivory*5 nude*6 blush*5 red*3 navy*3 burgundy*3 wine*2 dusty-rose*3 emerald*2 lilac*2 white*4 powder-blue*2 plum*2',
  nightwear:
    'blush*5 navy*6 black*3 ivory*4 sage*4 pink*3 powder-blue*4 burgundy*3 grey-marl*4 lilac*3 forest*2 champagne*2 dusty-rose*2',
  metals: 'gold*8 silver*7 rose-gold*4',
  'watch-straps': 'tan*4 black*5 navy*2 brown*4 chocolate*2 burgundy',
  checks:
    'navy*5 red*4 forest*4 black*5 camel*4 burgundy*4 mustard*2 grey*4 stone*3 charcoal*3 cream*3 brown*2',
  animals: 'tan*5 camel*5 brown*5 black*5 stone*3 khaki*2 red*2 cobalt mink*2 chocolate*3',
  tailored: 'navy*6 black*6 charcoal*5 grey*3 chocolate*2 ink*3',
  kids: 'navy*5 red*4 yellow*3 mustard*3 sage*4 sky*4 pink*4 coral*2 mint*3 denim*3 ecru*4 lilac*3 green*3 rust*2 white*3 teal*2',
  'kids-denim': 'denim*6 light-wash*4 ecru*2 khaki*3 rust*3 mustard*2 navy*2 sage*2 pink*2',
  lips: 'red*5 cherry*4 berry*4 nude*4 dusty-rose*4 coral*3 fuchsia*3 plum*3 burgundy*3 pink*3 mauve*3 terracotta*2 wine*2 peach*2 rust*2',
  skin: 'ivory cream nude sand beige tan camel caramel bronze brown chocolate champagne mink oatmeal',
  eyes: 'nude*3 mauve*3 plum*2 bronze*3 emerald navy rose-gold*3 terracotta*2 taupe*3',
  lashes: 'black*10 brown*4 navy plum',
  nails:
    'red*5 cherry*3 berry*3 nude*4 blush*4 black*2 navy*2 coral*3 hot-pink*3 lilac*3 sage*2 mint*2 powder-blue*2 burgundy*3 silver gold rose-gold*2 white',
  scent:
    'champagne*3 blush*3 ivory*2 plum*2 sage*2 powder-blue*2 charcoal*2 caramel*2 lilac*2 forest navy lemon clear*3',
  bottles: 'white*5 ivory*4 sage*4 blush*3 powder-blue*3 lilac*2 stone*3 caramel*3 clear*2 mint*2 charcoal*2',
  electricals: 'black*5 white*5 rose-gold*3 blush*2 charcoal*3 silver*2 navy sage',
  upholstery:
    'stone*5 oatmeal*5 grey*4 charcoal*3 navy*4 forest*4 sage*4 rust*4 mustard*3 blush*3 teal*3 petrol*3 plum*2 burgundy*2 cream*3 taupe*4',
  'upholstery-leather': 'tan*6 caramel*4 chocolate*5 black*4 stone',
  wood: 'tan*5 camel*5 brown*4 chocolate*4 black*3',
  bedding:
    'white*7 ivory*4 stone*4 sage*4 blush*4 powder-blue*4 navy*4 charcoal*3 grey*3 oatmeal*4 lilac*2 mustard*2 rust*3 forest*2 dusty-blue*3',
  home: 'ivory*4 stone*5 sage*5 navy*4 rust*4 mustard*4 blush*4 forest*4 teal*3 charcoal*3 oatmeal*4 terracotta*4 dusty-blue*3 burgundy*2 lilac*2 plum*2',
  ceramics:
    'white*6 cream*4 stone*4 sage*4 terracotta*4 charcoal*3 powder-blue*3 navy*2 forest*2 mustard*2 black*2 blush*2',
  cookware: 'cream*4 black*4 red*3 navy*3 sage*4 forest*3 mustard*2 grey*3 orange*2 teal*2',
  frames: 'gold*5 black*5 silver*3 bronze*3',
  candles: 'ivory*5 sage*3 blush*3 stone*3 terracotta*3 charcoal*3 forest*3 plum*2 powder-blue*2 caramel*3',
  gifts: 'red*3 forest*3 navy*3 blush*4 gold*2 ivory*3 sage*3',
} as const;

export type ColourStory = keyof typeof stories;

export interface StoryColour {
  slug: string;
  weight: number;
}

const colourStories = Object.fromEntries(
  Object.entries(stories).map(([name, text]) => [name, text.split(/\s+/).map(readColour)]),
) as Record<ColourStory, StoryColour[]>;

/** Colours of a look that replace those of the line. */
const LOOK_STORIES: Partial<Record<FabricId, ColourStory>> = {
  denim: 'denim',
  leather: 'leather',
  pinstripe: 'tailored',
  tartan: 'checks',
  houndstooth: 'checks',
  animal: 'animals',
};
/** Palettes that a look does not replace. */
const LOOK_INDEPENDENT: ColourStory[] = [
  'leather',
  'trainers',
  'kids',
  'kids-denim',
  'bedding',
  'home',
  'watch-straps',
];
const MULTICOLOURED: FabricId[] = [
  'floral-small',
  'floral-large',
  'abstract',
  'geometric',
  'paisley',
  'stripe',
];

export function storyFor(story: ColourStory, look: FabricId): StoryColour[] {
  const own = look === 'leather' && story === 'upholstery' ? 'upholstery-leather' : LOOK_STORIES[look];
  const chosen = own && !LOOK_INDEPENDENT.includes(story) ? own : story;
  const colours = colourStories[metalsFor(chosen, look)];
  return MULTICOLOURED.includes(look) ? colours : colours.filter(({ slug }) => slug !== 'multi');
}

/** A watch with a bracelet comes in metals, one with a strap in leathers. */
function metalsFor(story: ColourStory, look: FabricId): ColourStory {
  return story === 'watch-straps' && look === 'plain' ? 'metals' : story;
}

function readColour(text: string): StoryColour {
  const [slug, weight] = text.split('*');
  return { slug: slug!, weight: Number(weight ?? 1) };
}
