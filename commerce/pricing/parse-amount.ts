/**
 * An amount of money as people write it, in minor units: `12`, `12.50`, `1,250.5`, `1.250,50`. The last comma or dot is the
 * decimal sign when at most two digits follow. Null for words, signs and parts of a penny.
 */
export function parseAmount(text: string): number | null {
  const plain = text.trim().replace(/^[£€$]\s*|\s*(?:€|kr)$/g, '');
  const parts = /^(\d[\d.,\s]*?)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!parts?.[1]) return null;
  const whole = parts[1].replace(/[.,\s]/g, '');
  const amount = Number(whole) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}
