/** Values of product data by language: colours, styles, fabrics, returns policies. English needs none. */
const files = import.meta.glob<Record<string, string>>('./*/values.json', { eager: true, import: 'default' });

const byLanguage = new Map(
  Object.entries(files).map(([file, values]) => [file.split('/')[1], new Map(Object.entries(values))]),
);

const AMOUNT = /\p{Sc}\s?\d+(?:\.\d+)?|(?<=^|\s)kr\s?\d+(?:\.\d+)?/gu;
const NUMBER = /\d+(?:\.\d+)?/g;

export type TranslateValue = (value: string) => string | undefined;

/** Translates a value of product data; undefined for a value that the language does not have. */
export function valueTranslatorFor(locale: string, currency: string): TranslateValue {
  const values = byLanguage.get(locale);
  if (!values) return () => undefined;
  return (value) => values.get(value) ?? translatePattern(value, values, locale, currency);
}

/** "Under ¤10" is stored as "Under ¤", "4 stars & up" as "# stars & up". */
function translatePattern(
  value: string,
  values: ReadonlyMap<string, string>,
  locale: string,
  currency: string,
): string | undefined {
  if (!/\d/.test(value)) return undefined;
  const text = values.get(value.replace(AMOUNT, '¤').replace(NUMBER, '#'));
  if (text === undefined) return undefined;
  const amounts = value.match(AMOUNT) ?? [];
  const numbers = value.replace(AMOUNT, '').match(NUMBER) ?? [];
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
  });
  const plain = new Intl.NumberFormat(locale);
  return text
    .replace(/¤/g, () => money.format(Number(amounts.shift()?.replace(/[^\d.]/g, ''))))
    .replace(/#/g, () => plain.format(Number(numbers.shift())));
}
