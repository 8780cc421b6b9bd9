/** A sale goes before the regular price while it lasts. */
export type PriceKind = 'regular' | 'sale';

/** The price of a sku in one list for a time. Amounts are minor units of the list's currency. */
export interface PricePeriod {
  kind: PriceKind;
  centAmount: number;
  /** Null in a sale: it was the regular price. */
  wasCentAmount: number | null;
  /** Included; null since ever. */
  validFrom: Date | null;
  /** Not included; null until it is changed. */
  validTo: Date | null;
}

export interface ResolvedPrice {
  kind: PriceKind;
  centAmount: number;
  wasCentAmount: number | null;
}

/** The price that holds at a time; null where none does, and then it is not sold. `currentPrice` is the same rule in SQL. */
export function resolvePrice(periods: readonly PricePeriod[], at: Date): ResolvedPrice | null {
  const holding = periods.filter((period) => holdsAt(period, at));
  const regular = holding.find(({ kind }) => kind === 'regular');
  const price = holding.find(({ kind }) => kind === 'sale') ?? regular;
  if (!price) return null;
  const { kind, centAmount, wasCentAmount } = price;
  const before = kind === 'sale' ? (regular?.centAmount ?? null) : null;
  return { kind, centAmount, wasCentAmount: wasCentAmount ?? before };
}

function holdsAt({ validFrom, validTo }: PricePeriod, at: Date): boolean {
  return (validFrom === null || validFrom <= at) && (validTo === null || validTo > at);
}

/** A period of the same kind that overlaps; null when there is none. */
export function findOverlap<Period extends PricePeriod>(
  periods: readonly Period[],
  wanted: PricePeriod,
): Period | null {
  const begins = (period: PricePeriod) => period.validFrom?.getTime() ?? Number.NEGATIVE_INFINITY;
  const ends = (period: PricePeriod) => period.validTo?.getTime() ?? Number.POSITIVE_INFINITY;
  return (
    periods.find(
      (period) =>
        period.kind === wanted.kind && begins(period) < ends(wanted) && begins(wanted) < ends(period),
    ) ?? null
  );
}

/** What is wrong with the periods of one sku in one list, as a sentence; null when nothing is. */
export function findPeriodProblem(
  periods: readonly PricePeriod[],
  format: (amount: number) => string,
): string | null {
  for (const [index, period] of periods.entries()) {
    if (period.validFrom && period.validTo && period.validTo <= period.validFrom) {
      return `The price ${format(period.centAmount)} has to end after it begins.`;
    }
    const clash = findOverlap(periods.slice(0, index), period);
    if (clash) {
      return `${format(period.centAmount)} (${describePeriod(period)}) overlaps with ${format(clash.centAmount)} (${describePeriod(clash)}).`;
    }
  }
  return null;
}

/** `2026-11-20 09:00 – …`, in UTC. */
function describePeriod({ validFrom, validTo }: PricePeriod): string {
  const text = (at: Date | null) => (at === null ? '…' : at.toISOString().slice(0, 16).replace('T', ' '));
  return `${text(validFrom)} – ${text(validTo)}`;
}
