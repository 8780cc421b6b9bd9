/** The number in a price as people or feeds write it: `£1,299.00`, `From 12.50`, `12,50 €`. */
export function stripPrice(written: string | number | null | undefined): number | null {
  if (typeof written === 'number') return Number.isFinite(written) ? written : null;
  if (!written) return null;
  const numeric = written.replace(/[^\d.,]/g, '').replace(/^[.,]+(?=\d*[.,])|[.,]+$/g, '');
  // A comma before the last two digits is a decimal comma; every other one groups thousands.
  const decimal = /,\d{1,2}$/.test(numeric) ? numeric.replaceAll('.', '').replace(/,(?=\d+$)/, '.') : numeric;
  const plain = decimal.replaceAll(',', '');
  return /^\d*\.?\d+$/.test(plain) ? Number(plain) : null;
}
