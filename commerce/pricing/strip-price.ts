/** Extracts the number from a formatted price: `£1,299.00`, `From 12.50`, `12,50 €`. */
export function stripPrice(written: string | number | null | undefined): number | null {
  if (typeof written === 'number') return Number.isFinite(written) ? written : null;
  if (!written) return null;
  const numeric = written.replace(/[^\d.,]/g, '').replace(/^[.,]+(?=\d*[.,])|[.,]+$/g, '');
  // A comma before the last one or two digits is a decimal comma; others are thousands separators.
  const decimal = /,\d{1,2}$/.test(numeric) ? numeric.replaceAll('.', '').replace(/,(?=\d+$)/, '.') : numeric;
  const plain = decimal.replaceAll(',', '');
  return /^\d*\.?\d+$/.test(plain) ? Number(plain) : null;
}
