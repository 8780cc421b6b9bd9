import { fragrance, haircare, makeup, skincare } from './beauty-vocabulary.ts';
import { accessory, clothing, footwear, jewellery } from './fashion-vocabulary.ts';
import { decor, furniture, gift, membership, textiles } from './home-vocabulary.ts';

export type Tone = 'good' | 'fair' | 'bad';

/** Sentences about one aspect of a product; `{thing}`, `{this}`, `{colour}`, `{size}` are filled in. */
export type Aspect = Record<Tone, readonly string[]>;

export interface Vocabulary {
  aspects: readonly Aspect[];
  /** Names in the table of scales. */
  scales: readonly string[];
}

interface Kind {
  productType: string;
  categoryTaxonomy: string;
}

const BY_CATEGORY: Record<string, Vocabulary> = {
  'Jewellery & Watches': jewellery,
  Makeup: makeup,
  Skincare: skincare,
  'Bath & Body': skincare,
  Haircare: haircare,
  Fragrance: fragrance,
  'Beauty Gift Sets': gift,
  Samples: gift,
  Furniture: furniture,
  'Soft Furnishings': textiles,
  Bedding: textiles,
  Bathroom: textiles,
};

const BY_TYPE: Record<string, Vocabulary> = {
  clothing,
  footwear,
  accessory,
  beauty: skincare,
  home: decor,
  gift,
  membership,
};

export function vocabularyOf({ productType, categoryTaxonomy }: Kind): Vocabulary {
  return BY_CATEGORY[categoryTaxonomy] ?? BY_TYPE[productType] ?? gift;
}
