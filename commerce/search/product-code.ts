/** Letters and digits with at least three digits, of which no group is a longer word: "COA 00001-101 8", "5 012345 678900". */
const SEPARATORS = /[\s._/-]+/;
const CODE = /^(?=(?:\D*\d){3})[\p{L}\d]{4,40}$/u;
const LONGEST_LETTERS = 5;
const MAX_GROUPS = 6;

/** The product key, SKU, barcode or supplier code that was typed, as `normaliseCode` writes it; null for other text. */
export function typedProductCode(text: string | null): string | null {
  const groups = (text ?? '').trim().split(SEPARATORS).filter(Boolean);
  const isCode = (group: string) => /\d/.test(group) || group.length <= LONGEST_LETTERS;
  const code = groups.join('').toUpperCase();
  return groups.length <= MAX_GROUPS && groups.every(isCode) && CODE.test(code) ? code : null;
}
