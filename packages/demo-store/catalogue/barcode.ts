/** An EAN-13 in the range 200–299, which GS1 reserves for internal use. */
export function barcodeFor(number: number): string {
  const body = `2${String(number).padStart(11, '0').slice(-11)}`;
  return body + checkDigit(body);
}

/** The thirteenth digit: weights 1 and 3 alternate over the first twelve. */
export function checkDigit(twelveDigits: string): number {
  let sum = 0;
  for (let i = 0; i < 12; i += 1) sum += Number(twelveDigits[i]) * (i % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}
