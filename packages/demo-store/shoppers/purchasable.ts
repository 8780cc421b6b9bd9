import type { Product } from '../../../commerce/catalogue/product.ts';
import type { OrderSnapshotLine } from '../../../commerce/orders/order-snapshot.server.ts';
import { STANDARD_TAX_CLASS } from '../../../commerce/tax/tax-rate.ts';

/** What events and orders of the demo need of a product. */
export interface Purchasable {
  id: string;
  category: string;
  department: string;
  goesWith: string[];
  popularity: number;
  line: Omit<OrderSnapshotLine, 'lineId' | 'quantity' | 'discount' | 'net'>;
  taxClass: string;
  rewardsPoints: number;
}

/** With the variant in stock that `chance` (0 to 1) picks, as an order line. */
export function toPurchasable(product: Product, chance: number): Purchasable {
  const sold = product.variants.filter(({ stock }) => stock.isOnStock);
  const from = sold.length > 0 ? sold : product.variants;
  const variant = from[Math.floor(chance * from.length)]!;
  const colour = product.colours.find((one) => one.colour === variant.colour)!;
  const { id, key, breadcrumbs, department, related, totalRevenueAmount } = product;
  return {
    id,
    category: breadcrumbs.at(-1)?.slug ?? department,
    department,
    goesWith: Object.values(related)
      .flat()
      .filter((other) => other !== id),
    popularity: 1 + totalRevenueAmount / 100_000,
    line: {
      sku: variant.sku,
      productId: id,
      productKey: key,
      slug: product.slug,
      name: product.name,
      brand: product.brand,
      colour: variant.colour,
      colourLabel: colour.label,
      size: variant.size,
      picture: colour.images[0] ?? null,
      unitPrice: variant.price.price.centAmount,
      wasUnitPrice: variant.price.wasPrice?.centAmount ?? null,
      customFields: {},
      isSubscription: false,
      isPremier: product.isPremier,
      preorderUntil: null,
    },
    taxClass: variant.taxClass ?? STANDARD_TAX_CLASS,
    rewardsPoints: variant.attributes.rewardsPoints,
  };
}
