import { roundHalfUp } from '#commerce/pricing/round-half-up.ts';
import { findTaxRate, STANDARD_TAX_CLASS, type TaxPlace, type TaxRate } from './tax-rate.ts';

/** Whether prices include tax (shops for consumers in Europe) or tax is added to them. */
export type TaxTreatment = 'inclusive' | 'exclusive';

/** One tax on one amount. Amounts are minor units; `taxable` is the amount without the tax. */
export interface TaxLine {
  name: string;
  basisPoints: number;
  taxable: number;
  tax: number;
}

export interface TaxRequest {
  treatment: TaxTreatment;
  place: TaxPlace;
  /** The day of the tax point, YYYY-MM-DD. */
  onDay: string;
  lines: readonly { lineId: string; amount: number; taxClass: string }[];
  delivery: number;
}

export interface TaxQuote {
  treatment: TaxTreatment;
  /** By line id; a line without a known rate has none. */
  lines: Record<string, TaxLine[]>;
  /** Delivery is taxed like the goods it brings, so it may have several rates. */
  delivery: TaxLine[];
  total: number;
}

/** Rounds per line, so that what is printed on each line adds up to the total. */
export function computeTax(rates: readonly TaxRate[], request: TaxRequest): TaxQuote {
  const { treatment, place, onDay } = request;
  const rateOf = (taxClass: string) => findTaxRate(rates, place, taxClass, onDay);
  const lines: Record<string, TaxLine[]> = {};
  for (const { lineId, amount, taxClass } of request.lines) {
    const rate = rateOf(taxClass);
    lines[lineId] = rate ? [taxOn(amount, rate, treatment)] : [];
  }
  const delivery = shareDelivery(request, rateOf).map(({ amount, rate }) => taxOn(amount, rate, treatment));
  const all = [...Object.values(lines).flat(), ...delivery];
  return { treatment, lines, delivery, total: all.reduce((sum, line) => sum + line.tax, 0) };
}

function taxOn(amount: number, { name, basisPoints }: TaxRate, treatment: TaxTreatment): TaxLine {
  if (treatment === 'exclusive') {
    return { name, basisPoints, taxable: amount, tax: roundHalfUp((amount * basisPoints) / 10_000) };
  }
  const tax = roundHalfUp((amount * basisPoints) / (10_000 + basisPoints));
  return { name, basisPoints, taxable: amount - tax, tax };
}

/** Splits the delivery charge between the rates of the goods in proportion to their amounts; no unit is lost. */
function shareDelivery(
  { lines, delivery }: TaxRequest,
  rateOf: (taxClass: string) => TaxRate | null,
): { amount: number; rate: TaxRate }[] {
  if (delivery <= 0) return [];
  const byRate = new Map<TaxRate, number>();
  for (const { amount, taxClass } of lines) {
    const rate = rateOf(taxClass);
    if (rate && amount > 0) byRate.set(rate, (byRate.get(rate) ?? 0) + amount);
  }
  const goods = [...byRate.values()].reduce((sum, amount) => sum + amount, 0);
  if (goods === 0) {
    const rate = rateOf(STANDARD_TAX_CLASS);
    return rate ? [{ amount: delivery, rate }] : [];
  }
  let [sharedGoods, shared] = [0, 0];
  return [...byRate].map(([rate, amount]) => {
    sharedGoods += amount;
    const upTo = roundHalfUp((delivery * sharedGoods) / goods);
    const share = upTo - shared;
    shared = upTo;
    return { amount: share, rate };
  });
}

/** Amounts per rate, for the summary of a basket, an order or an invoice; the highest rate first. */
export function sumByRate(lines: readonly TaxLine[]): TaxLine[] {
  const sums = new Map<string, TaxLine>();
  for (const line of lines) {
    const key = `${line.name} ${line.basisPoints}`;
    const known = sums.get(key);
    sums.set(key, {
      ...line,
      taxable: line.taxable + (known?.taxable ?? 0),
      tax: line.tax + (known?.tax ?? 0),
    });
  }
  return [...sums.values()].sort((one, other) => other.basisPoints - one.basisPoints);
}

/**
 * The tax in a refund of part of an amount. It mirrors the tax of the order: however the refunds are cut, together they
 * give back exactly what was charged.
 */
export function taxOfRefund(
  charged: readonly TaxLine[],
  amounts: { whole: number; refundedBefore: number; refundedNow: number },
): TaxLine[] {
  const { whole, refundedBefore, refundedNow } = amounts;
  const share = (value: number, part: number) => (whole === 0 ? 0 : roundHalfUp((value * part) / whole));
  const between = (value: number) =>
    share(value, refundedBefore + refundedNow) - share(value, refundedBefore);
  return charged.map((line) => ({ ...line, taxable: between(line.taxable), tax: between(line.tax) }));
}
