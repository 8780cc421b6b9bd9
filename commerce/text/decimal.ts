/** `1250` with two digits is `12.50`. */
export function writeDecimal(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return minor < 0 ? `-${whole}` : whole;
}

/** `12`, `12.5` and `12.50` with two digits are `1250`; null for anything else. Text is not counted with, so no float rounds it. */
export function readDecimal(text: string, digits: number): number | null {
  const match = /^(\d{0,15})(?:\.(\d+))?$/.exec(text.trim());
  const [, whole = '', part = ''] = match ?? [];
  if (!match || whole + part === '' || part.length > digits) return null;
  const minor = Number(whole + part.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}
