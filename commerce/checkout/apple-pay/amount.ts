/** Apple's amounts are strings; ours are whole pence. No float ever touches the digits. */
export function formatAppleAmount(centAmount: number): string {
  if (!Number.isSafeInteger(centAmount))
    throw new RangeError('An Apple Pay amount must be whole minor units');
  const digits = String(Math.abs(centAmount)).padStart(3, '0');
  return `${centAmount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
