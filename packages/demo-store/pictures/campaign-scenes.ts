/** A product in a campaign picture: recipe, centre and height of its frame. */
export interface CampaignItem {
  recipe: string;
  x: number;
  y: number;
  size: number;
}

export interface Campaign {
  id: string;
  name: string;
  shape: 'wide' | 'portrait';
  /** Colour of the set, in place of the recipes' backgrounds. */
  set: string;
  backdrop: 'arch' | 'disc' | 'panel';
  items: readonly CampaignItem[];
}

const item = (recipe: string, x: number, y: number, size: number): CampaignItem => ({
  recipe: `/media/${recipe}.pearl`,
  x,
  y,
  size,
});

/** The left third of wide pictures is empty, for text. */
export const campaigns: readonly Campaign[] = [
  {
    id: 'garden-florals',
    name: 'Garden florals',
    shape: 'wide',
    set: '#d9e0cf',
    backdrop: 'arch',
    items: [
      item('maxi-dress/front/floral-small.white', 0.86, 0.5, 1),
      item('puff-dress/front/floral-large.sage', 0.49, 0.5, 0.98),
      item('wrap-dress/front/floral-large.navy', 0.68, 0.5, 1.04),
    ],
  },
  {
    id: 'occasion',
    name: 'The occasion edit',
    shape: 'wide',
    set: '#e9d3cf',
    backdrop: 'disc',
    items: [
      item('slip-dress/front/satin.champagne', 0.5, 0.49, 1.02),
      item('bodycon-dress/front/velvet.plum', 0.86, 0.5, 1),
      item('maxi-dress/front/satin.dusty-rose', 0.68, 0.5, 1.04),
    ],
  },
  {
    id: 'denim-days',
    name: 'Denim days',
    shape: 'wide',
    set: '#d4dde4',
    backdrop: 'panel',
    items: [
      item('jeans/front/denim.light-wash', 0.85, 0.5, 1),
      item('denim-jacket/front/denim.denim', 0.52, 0.48, 1.02),
      item('t-shirt/front/breton.white', 0.7, 0.46, 0.94),
    ],
  },
  {
    id: 'new-tailoring',
    name: 'New tailoring',
    shape: 'wide',
    set: '#d7d3cb',
    backdrop: 'arch',
    items: [
      item('wool-coat/front/wool.camel', 0.86, 0.5, 1.02),
      item('suit-jacket/front/wool.navy', 0.5, 0.48, 1.02),
      item('suit/front/pinstripe.charcoal', 0.69, 0.5, 1.05),
    ],
  },
  {
    id: 'soft-knits',
    name: 'Soft knits',
    shape: 'wide',
    set: '#e8dccb',
    backdrop: 'panel',
    items: [
      item('cardigan/front/knit.camel', 0.86, 0.46, 0.98),
      item('jumper/front/knit.cream', 0.52, 0.46, 0.96),
      item('scarf/front/tartan.burgundy', 0.69, 0.48, 1.02),
    ],
  },
  {
    id: 'beauty-hall',
    name: 'The beauty hall',
    shape: 'wide',
    set: '#efd9d5',
    backdrop: 'disc',
    items: [
      item('perfume/front/plain.blush', 0.52, 0.47, 0.9),
      item('foundation/front/plain.nude', 0.86, 0.46, 0.84),
      item('lipstick/front/plain.cherry', 0.7, 0.52, 0.92),
      item('nail-polish/front/plain.berry', 0.6, 0.6, 0.56),
    ],
  },
  {
    id: 'quiet-living',
    name: 'Quiet living',
    shape: 'wide',
    set: '#dfe0d3',
    backdrop: 'arch',
    items: [
      item('sofa/front/velvet.forest', 0.62, 0.52, 1.3),
      item('table-lamp/front/linen.ivory', 0.93, 0.5, 0.72),
      item('vase/front/plain.terracotta', 0.31, 0.58, 0.52),
    ],
  },
  {
    id: 'slow-mornings',
    name: 'Slow mornings',
    shape: 'wide',
    set: '#dde4ea',
    backdrop: 'panel',
    items: [
      item('bedding/front/floral-small.powder-blue', 0.66, 0.5, 1.32),
      item('candle/front/plain.dusty-blue', 0.31, 0.62, 0.5),
    ],
  },
  {
    id: 'well-heeled',
    name: 'Well heeled',
    shape: 'wide',
    set: '#ecdcc8',
    backdrop: 'panel',
    items: [
      item('tote-bag/front/leather.caramel', 0.84, 0.46, 0.96),
      item('court-heels/front/leather.red', 0.56, 0.56, 0.9),
      item('crossbody-bag/front/leather.forest', 0.7, 0.5, 0.66),
    ],
  },
  {
    id: 'shoreline',
    name: 'Shoreline',
    shape: 'wide',
    set: '#f0e2cb',
    backdrop: 'disc',
    items: [
      item('swimsuit/front/floral-large.teal', 0.52, 0.48, 0.98),
      item('bikini/front/stripe.cobalt', 0.86, 0.48, 0.92),
      item('hat/front/linen.sand', 0.69, 0.46, 0.84),
    ],
  },
  {
    id: 'little-ones',
    name: 'Little ones',
    shape: 'wide',
    set: '#e3dcea',
    backdrop: 'panel',
    items: [
      item('kids-t-shirt/front/breton.red', 0.86, 0.46, 0.84),
      item('kids-dungarees/front/denim.denim', 0.52, 0.49, 0.98),
      item('kids-dress/front/floral-small.pink', 0.69, 0.49, 0.96),
    ],
  },
  {
    id: 'dress-of-the-season',
    name: 'The dress of the season',
    shape: 'portrait',
    set: '#dbe2d6',
    backdrop: 'arch',
    items: [item('wrap-dress/front/floral-small.forest', 0.5, 0.5, 1.1)],
  },
  {
    id: 'his-and-sharp',
    name: 'Sharp',
    shape: 'portrait',
    set: '#cfd5db',
    backdrop: 'panel',
    items: [
      item('suit-jacket/front/wool.ink', 0.5, 0.47, 1.16),
      item('tie/front/stripe.navy', 0.86, 0.66, 0.62),
    ],
  },
  {
    id: 'red-lip',
    name: 'The red lip',
    shape: 'portrait',
    set: '#efd3cf',
    backdrop: 'disc',
    items: [item('lipstick/front/plain.red', 0.5, 0.5, 1.14)],
  },
  {
    id: 'table-talk',
    name: 'Table talk',
    shape: 'portrait',
    set: '#e6ddcf',
    backdrop: 'panel',
    items: [
      item('vase/front/plain.sage', 0.3, 0.42, 0.8),
      item('cookware-pot/front/plain.terracotta', 0.66, 0.5, 0.84),
      item('tableware/front/plain.dusty-blue', 0.42, 0.68, 0.8),
    ],
  },
  {
    id: 'finishing-touches',
    name: 'Finishing touches',
    shape: 'portrait',
    set: '#dad4de',
    backdrop: 'arch',
    items: [
      item('clutch-bag/front/satin.plum', 0.5, 0.6, 0.96),
      item('earrings/front/plain.ivory', 0.5, 0.26, 0.7),
    ],
  },
  {
    id: 'wrapped-up',
    name: 'Wrapped up',
    shape: 'portrait',
    set: '#d4dccf',
    backdrop: 'disc',
    items: [
      item('gift-box/front/plain.forest', 0.56, 0.5, 0.96),
      item('candle/front/plain.cream', 0.22, 0.64, 0.58),
    ],
  },
];
