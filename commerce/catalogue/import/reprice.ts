import { isReduced } from '#commerce/pricing/saving.ts';
import type { Product, Variant } from '../product.ts';
import { parseAmount } from './amount.ts';
import { deriveFacets } from './derive-facets.ts';
import type { PriceRow } from './price-and-stock-rows.ts';
import type { LineProblem } from './problem.ts';
import { pointsFor } from './product-defaults.ts';

export interface Repriced {
  product: Product;
  changed: string[];
  problems: LineProblem[];
}

/** Applies new prices to a product and recomputes what depends on them. */
export function reprice(product: Product, rows: readonly PriceRow[]): Repriced {
  const problems: LineProblem[] = [];
  const changed: string[] = [];
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const variants = product.variants.map((variant) => {
    const row = bySku.get(variant.sku);
    const read = row ? repriceVariant(variant, row) : null;
    if (!read) return variant;
    if ('problem' in read) {
      problems.push(read.problem);
      return variant;
    }
    if (read.variant !== variant) changed.push(variant.sku);
    return read.variant;
  });
  if (changed.length === 0) return { product, changed, problems };
  const priced = { ...product, variants };
  return { product: { ...priced, facets: deriveFacets(priced) }, changed, problems };
}

function repriceVariant(variant: Variant, row: PriceRow): { variant: Variant } | { problem: LineProblem } {
  const { price, attributes } = variant;
  const currency = price.price.currencyCode;
  const cells = { currency: row.currency, price: row.price, was_price: row.wasPrice };
  const refuse = (field: keyof typeof cells, text: string) => ({
    problem: { line: row.line, field, value: cells[field] ?? '', text },
  });
  if (row.currency && row.currency !== currency)
    return refuse('currency', `${variant.sku} is sold in ${currency}, not in ${row.currency}.`);
  const cents = parseAmount(row.price, currency);
  if (cents === null)
    return refuse('price', `"${row.price}" is no amount in ${currency}; write it like 49.00.`);
  const before = price.wasPrice?.centAmount ?? null;
  // Without the column the old was-price stays while it is above the new price.
  const was =
    row.wasPrice === undefined
      ? isReduced(cents, before)
        ? before
        : null
      : row.wasPrice === null
        ? null
        : parseAmount(row.wasPrice, currency);
  if (typeof row.wasPrice === 'string' && was === null)
    return refuse('was_price', `"${row.wasPrice}" is no amount in ${currency}; write it like 49.00.`);
  if (was !== null && was <= cents) return refuse('was_price', 'must be more than the price, or empty.');
  if (cents === price.price.centAmount && was === before) return { variant };
  const money = (centAmount: number) => ({ centAmount, currencyCode: currency });
  return {
    variant: {
      ...variant,
      price: {
        ...price,
        price: money(cents),
        wasPrice: was === null ? null : money(was),
        // They described the old price.
        preDiscountPrice: null,
        discountEffects: [],
      },
      attributes: {
        ...attributes,
        rewardsPoints:
          attributes.rewardsPoints === pointsFor(price.price)
            ? pointsFor(money(cents))
            : attributes.rewardsPoints,
      },
    },
  };
}
