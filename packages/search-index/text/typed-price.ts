export interface TypedPrice {
  /** The text without prices and discounts. */
  rest: string;
  /** Ranges as a filter writes them, such as `0-50`. */
  ranges: Partial<Record<'price' | 'discount', string>>;
  /** "cheap jeans" sets no limit, but cheaper products come first. */
  prefersCheaper: boolean;
}

const CHEAP = /\b(?:cheap(?:er|est)?|inexpensive|affordable|budget|bargains?|low price[ds]?)\b/g;

/** Numbers are read in the currency of the list, so its sign or name says only that it is an amount. */
const CURRENCY_WORD = String.raw`(?:pounds?|quid|gbp|euros?|eur|kr|kronor|sek)\b`;
const AMOUNT = String.raw`(?:\p{Sc}|gbp|eur|sek)?\s*(\d{1,6}(?:\.\d{1,2})?)(?![\d%]|\s*%|[a-z])(?:\s*(?:\p{Sc}|${CURRENCY_WORD}))?`;
const SURE_AMOUNT = String.raw`\p{Sc}\s*(\d{1,6}(?:\.\d{1,2})?)`;

const PATTERNS: {
  of: 'price' | 'discount';
  pattern: RegExp;
  range: (a: string, b: string | undefined) => string;
}[] = [
  {
    of: 'discount',
    pattern: /\b(?:(?:up to|at least|min|over)\s+)?(\d{1,2})\s*%\s*(?:off|discount|reduced)\b/,
    range: (a) => `${a}-max`,
  },
  {
    of: 'price',
    pattern: new RegExp(String.raw`\bbetween\s+${AMOUNT}\s*(?:and|to|-|–)\s*${AMOUNT}`, 'u'),
    range: (a, b) => `${a}-${b}`,
  },
  {
    of: 'price',
    pattern: new RegExp(String.raw`(?:\bfrom\s+)?${SURE_AMOUNT}\s*(?:-|–|to|and)\s*${AMOUNT}`, 'u'),
    range: (a, b) => `${a}-${b}`,
  },
  {
    of: 'price',
    pattern: new RegExp(
      String.raw`\b(?:under|below|less than|cheaper than|up to|no more than|max(?:imum)?)\s+${AMOUNT}`,
      'u',
    ),
    range: (a) => `0-${a}`,
  },
  {
    of: 'price',
    pattern: new RegExp(String.raw`\b(?:over|above|more than|at least|min(?:imum)?)\s+${AMOUNT}`, 'u'),
    range: (a) => `${a}-max`,
  },
  { of: 'price', pattern: new RegExp(String.raw`\bfrom\s+${SURE_AMOUNT}`, 'u'), range: (a) => `${a}-max` },
];

/** Finds prices and discounts in typed text: "dress under 50" is "dress" with a price range of 0 to 50. */
export function extractTypedPrice(text: string): TypedPrice {
  let rest = text.toLowerCase();
  const ranges: TypedPrice['ranges'] = {};
  for (const { of, pattern, range } of PATTERNS) {
    if (ranges[of] !== undefined) continue;
    const match = pattern.exec(rest);
    if (match?.[1] === undefined) continue;
    ranges[of] = range(match[1], match[2]);
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  const plain = rest.replace(CHEAP, ' ');
  return { rest: plain, ranges, prefersCheaper: plain !== rest };
}
