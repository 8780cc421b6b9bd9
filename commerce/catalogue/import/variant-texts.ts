import type { Variant } from '../product.ts';
import type { VariantLine } from './product-line.ts';

type Text = string | null;
type Attributes = Variant['attributes'];

/** Text fields of a variant: the name in an import line and the name in the product. */
const TEXTS = {
  classification: 'classification',
  returnsPolicy: 'returnsPolicy',
  detailsAndCare: 'detailsAndCare',
  fabrication: 'fabrication',
  ingredients: 'ingredients',
  sustainability: 'sustainabilityContent',
  giftSku: 'gwpSku',
  giftDescription: 'gwpDescription',
  model: 'voxeloId',
} as const satisfies Partial<Record<keyof VariantLine, keyof Attributes>>;

type LineText = keyof typeof TEXTS;
type ProductText = (typeof TEXTS)[LineText];

const NAMES = Object.entries(TEXTS) as [LineText, ProductText][];

export function textsOfLine(line: Pick<VariantLine, LineText>): Record<ProductText, Text> {
  return Object.fromEntries(NAMES.map(([inLine, inProduct]) => [inProduct, line[inLine] ?? null])) as Record<
    ProductText,
    Text
  >;
}

export function textsOfProduct(attributes: Pick<Attributes, ProductText>): Partial<Record<LineText, string>> {
  return Object.fromEntries(
    NAMES.flatMap(([inLine, inProduct]) =>
      attributes[inProduct] == null ? [] : [[inLine, attributes[inProduct]]],
    ),
  );
}
