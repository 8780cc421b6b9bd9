import type { ProductChoice } from './product-choice.ts';
import type { ProductView } from './product-view.ts';
import type { Expected } from './use-add-to-basket.ts';

/** The line that the basket will have for this choice; null while no size is chosen. */
export function expectLine(
  view: Pick<ProductView, 'name' | 'brand' | 'currency'>,
  { variant, colour, index }: ProductChoice,
  customFields: Record<string, string> = {},
): Expected | null {
  if (!variant) return null;
  const sizes = new Set([...index.values()].flatMap(({ variants }) => variants.map(({ size }) => size)));
  const line = {
    sku: variant.sku,
    name: view.name,
    brand: view.brand,
    picture: colour.images[0] ?? null,
    colourLabel: colour.label,
    size: sizes.size > 1 ? variant.size : null,
    quantity: 1,
    unitPrice: variant.price,
    wasUnitPrice: variant.wasPrice,
    customFields,
    isGift: false,
  };
  return { lines: [line], currency: view.currency };
}
