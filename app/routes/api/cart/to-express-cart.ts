import type { BasketView } from '#commerce/basket/basket-view.server.ts';

/** The specification's cart, as the express endpoints answer it. */
export interface ExpressCart {
  id: string;
  customerEmail: string | null;
  total: { centAmount: number; currencyCode: string };
  subTotal: { centAmount: number; currencyCode: string };
  discount: { centAmount: number; currencyCode: string };
  /** Null until a delivery method is chosen. */
  shipping: { methodId: string; price: { centAmount: number; currencyCode: string } } | null;
  lineItems: {
    id: string;
    sku: string;
    name: string;
    quantity: number;
    price: { centAmount: number; currencyCode: string };
    totalPrice: { centAmount: number; currencyCode: string };
  }[];
}

export function toExpressCart({
  id,
  email,
  currency,
  totals,
  deliveryMethodId,
  lines,
}: BasketView): ExpressCart {
  const money = (centAmount: number) => ({ centAmount, currencyCode: currency });
  return {
    id,
    customerEmail: email,
    total: money(totals.total),
    subTotal: money(totals.subTotal),
    discount: money(totals.discountTotal),
    shipping:
      deliveryMethodId && totals.delivery !== null
        ? { methodId: deliveryMethodId, price: money(totals.delivery) }
        : null,
    lineItems: lines.map((line) => ({
      id: line.id,
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      price: money(line.unitPrice),
      totalPrice: money(line.net),
    })),
  };
}
