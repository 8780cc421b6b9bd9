const GBP = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** `1250` as `£12.50`. */
export function pounds(pence: number): string {
  return GBP.format(pence / 100);
}
