import { sumByRate, type TaxLine, type TaxQuote, type TaxTreatment } from '#commerce/tax/compute-tax.ts';
import type { QuoteTax } from '#commerce/tax/provider.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { BasketView } from './basket-view.server.ts';
import type { SellableItem } from './sellable-items.server.ts';

/** The tax of a basket with the delivery that is expected. */
export interface BasketTax {
  treatment: TaxTreatment;
  total: number;
  byRate: TaxLine[];
  lines: TaxQuote['lines'];
  delivery: TaxLine[];
}

type UntaxedView = Omit<BasketView, 'tax'>;

/** Adds the tax to a basket. Where prices do not include it, the totals grow by it. */
export async function withTax(
  view: UntaxedView,
  quoteTax: QuoteTax,
  sellableItems: ReadonlyMap<string, Pick<SellableItem, 'taxClass'>>,
  { settings }: Pick<BrandConfig, 'settings'>,
  now: Date,
): Promise<BasketView> {
  const { treatment } = settings.tax;
  const quote = await quoteTax({
    treatment,
    place: { country: view.country, region: view.shippingAddress?.region || null },
    onDay: now.toISOString().slice(0, 10),
    lines: view.lines
      .filter(({ state }) => state === 'available')
      .map(({ id, net, sku }) => ({
        lineId: id,
        amount: net,
        taxClass: sellableItems.get(sku)?.taxClass ?? 'standard',
      })),
    delivery: view.expected.delivery,
  });
  const lineTaxes = Object.values(quote.lines).flat();
  const tax: BasketTax = {
    treatment,
    total: quote.total,
    byRate: sumByRate([...lineTaxes, ...quote.delivery]),
    lines: quote.lines,
    delivery: quote.delivery,
  };
  if (treatment === 'inclusive') return { ...view, tax };
  const goodsTax = lineTaxes.reduce((sum, line) => sum + line.tax, 0);
  const added = view.totals.delivery === null ? goodsTax : quote.total;
  return {
    ...view,
    tax,
    totals: { ...view.totals, total: view.totals.total + added },
    expected: { ...view.expected, total: view.expected.total + quote.total },
  };
}
