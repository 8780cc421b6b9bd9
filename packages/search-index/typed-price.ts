export interface TypedPrice {
  /** What is left of the text. */
  rest: string;
  /** `priceRange` and `discountRange`, as a filter would say them. */
  filters: Record<string, string[]>;
  /** "cheap jeans" sets no limit, but the cheaper ones come first. */
  isThrifty: boolean;
}

const THRIFT = /\b(?:cheap(?:er|est)?|inexpensive|affordable|budget|bargains?|low price[ds]?)\b/g;

const AMOUNT = String.raw`(?:£|gbp)?\s*(\d{1,6}(?:\.\d{1,2})?)(?![\d%]|\s*%|[a-z])(?:\s*(?:pounds?|quid|gbp)\b)?`;
const SURE_AMOUNT = String.raw`£\s*(\d{1,6}(?:\.\d{1,2})?)`;

const PATTERNS: { pattern: RegExp; range: (a: string, b: string | undefined) => string; key: string }[] = [
  {
    key: 'discountRange',
    pattern: /\b(?:(?:up to|at least|min|over)\s+)?(\d{1,2})\s*%\s*(?:off|discount|reduced)\b/,
    range: (a) => `${a}-max`,
  },
  {
    key: 'priceRange',
    pattern: new RegExp(String.raw`\bbetween\s+${AMOUNT}\s*(?:and|to|-|–)\s*${AMOUNT}`),
    range: (a, b) => `${a}-${b}`,
  },
  {
    key: 'priceRange',
    pattern: new RegExp(String.raw`(?:\bfrom\s+)?${SURE_AMOUNT}\s*(?:-|–|to|and)\s*${AMOUNT}`),
    range: (a, b) => `${a}-${b}`,
  },
  {
    key: 'priceRange',
    pattern: new RegExp(
      String.raw`\b(?:under|below|less than|cheaper than|up to|no more than|max(?:imum)?)\s+${AMOUNT}`,
    ),
    range: (a) => `0-${a}`,
  },
  {
    key: 'priceRange',
    pattern: new RegExp(String.raw`\b(?:over|above|more than|at least|min(?:imum)?)\s+${AMOUNT}`),
    range: (a) => `${a}-max`,
  },
  { key: 'priceRange', pattern: new RegExp(String.raw`\bfrom\s+${SURE_AMOUNT}`), range: (a) => `${a}-max` },
];

/** Takes prices and discounts out of typed text: "dress under £50" is a dress, with a price range of 0 to 50. */
export function takeTypedPrice(text: string): TypedPrice {
  let rest = text.toLowerCase();
  const filters: Record<string, string[]> = {};
  for (const { key, pattern, range } of PATTERNS) {
    if (filters[key] !== undefined) continue;
    const match = pattern.exec(rest);
    if (match === null) continue;
    filters[key] = [range(match[1]!, match[2])];
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  const plain = rest.replace(THRIFT, ' ');
  return { rest: plain, filters, isThrifty: plain !== rest };
}
