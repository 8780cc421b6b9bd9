import { DEFAULT_CURRENCY, formatMoney } from './format-money.ts';

/** Minor units of the shop's own currency, for staff. */
export function pounds(minor: number): string {
  return formatMoney({ centAmount: minor, currencyCode: DEFAULT_CURRENCY });
}
