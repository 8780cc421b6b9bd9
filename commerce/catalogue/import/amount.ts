const AMOUNT = /^\d{1,9}(?:\.(\d+))?$/;
/** Fits the integer column of the database. */
const MOST = 2_000_000_000;

const known = new Map<string, number>();

/** Cached per currency, because creating a formatter is expensive. */
function digitsOf(currency: string): number {
  let digits = known.get(currency);
  if (digits === undefined) {
    digits = lookUpDigits(currency);
    known.set(currency, digits);
  }
  return digits;
}

function lookUpDigits(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** `49`, `49.5`, `49.50` as minor units; null when it is no amount of this currency. */
export function parseAmount(text: string, currency: string): number | null {
  const match = AMOUNT.exec(text.trim());
  const digits = digitsOf(currency);
  if (!match || (match[1]?.length ?? 0) > digits) return null;
  // String arithmetic, so that no float rounds a price.
  const [whole, part = ''] = text.trim().split('.');
  const minor = Number(whole + part.padEnd(digits, '0'));
  return minor <= MOST ? minor : null;
}

export function writeAmount(minor: number, currency: string): string {
  const digits = digitsOf(currency);
  if (digits === 0) return String(minor);
  const text = String(minor).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
