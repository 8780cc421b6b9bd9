import { formatMoney, toMinorUnits } from '#commerce/pricing/format-money.ts';

export interface FacetRange {
  min: number;
  /** Null means no upper bound. */
  max: number | null;
}

const NO_UPPER_BOUND = 'max';
const NUMBER = /^\d+(?:\.\d+)?$/;

/** Parses `min-max`, where max may be the word max; null when a bound is no number. */
export function parseFacetRange(value: string): FacetRange | null {
  const [min, max, ...rest] = value.split('-').map((bound) => bound.trim());
  if (min === undefined || max === undefined || rest.length > 0 || !NUMBER.test(min)) return null;
  if (max === NO_UPPER_BOUND) return { min: Number(min), max: null };
  return NUMBER.test(max) ? { min: Number(min), max: Number(max) } : null;
}

export function writeFacetRange(range: FacetRange): string {
  return `${range.min}-${range.max ?? NO_UPPER_BOUND}`;
}

/** The range as shoppers read it: `£10-£20`, `10%-20%`, `£50+`; null when it cannot be parsed. */
export function describeFacetRange(
  value: string,
  unit: 'money' | 'percent',
  locale: string,
  currency: string,
): string | null {
  const range = parseFacetRange(value);
  if (range === null) return null;
  const bound = unit === 'money' ? (amount: number) => shortMoney(amount, locale, currency) : percent;
  return range.max === null ? `${bound(range.min)}+` : `${bound(range.min)}-${bound(range.max)}`;
}

/** Whole amounts are written without decimals. */
function shortMoney(pounds: number, locale: string, currency: string): string {
  return formatMoney(toMinorUnits(pounds, currency), locale).replace(/[.,]00(?!\d)/, '');
}

function percent(amount: number): string {
  return `${amount}%`;
}
