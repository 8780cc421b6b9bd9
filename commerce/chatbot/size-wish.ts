const LETTER_SIZES: Readonly<Record<string, string>> = {
  xxs: 'XXS',
  xs: 'XS',
  s: 'S',
  m: 'M',
  l: 'L',
  xl: 'XL',
  xxl: 'XXL',
  xxxl: 'XXXL',
  'extra small': 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  'extra large': 'XL',
};

const NAMED = 'extra small|extra large|small|medium|large|xxxl|xxl|xl|xxs|xs|s|m|l';
/** "In 3 days" and "in 50% wool" are not sizes. */
const NUMBER =
  '\\d{1,2}(?:\\.5)?(?![\\d.]|\\s*(?:%|percent|days?|hours?|hrs?|weeks?|minutes?|months?|years?|packs?|pieces?|colou?rs?|payments?))';

/** "size 12", "a size M", "uk 8", "in a 14", "I'm a 14", "sizes 10 or 12". */
const AFTER_WORD = new RegExp(
  `\\b(?:sizes?|uk|in an?|in|i'?m an?|i am an?|(?:take|takes|wear|wears) an?)\\s+(?:size\\s+)?(?:uk\\s+)?(${NUMBER}|${NAMED})\\b(?:\\s*(?:or|and|,|/)\\s*(?:an?\\s+)?(${NUMBER}|${NAMED})\\b)?`,
  'gi',
);
/** Letter sizes that have no other meaning. */
const ALONE = /\b(xxs|xs|xl|xxl|xxxl)\b/gi;
const BRA = /\b((?:28|30|32|34|36|38|40|42)(?:aa|a|b|c|dd|d|e|ff|f|gg|g|hh|h))\b/gi;
const BED = /\b(super king|king|double|single)(?:\s|-)(?:size|bed|duvet|bedding)/gi;

function sizeName(text: string): string {
  const word = text.toLowerCase();
  return LETTER_SIZES[word] ?? word;
}

function titled(text: string): string {
  return text
    .replace(/\b\w/g, (letter) => letter.toUpperCase())
    .replace(/\B\w/g, (letter) => letter.toLowerCase());
}

/** The sizes in a sentence, in the spelling of the shop. */
export function readSizes(text: string): string[] {
  const sizes: string[] = [];
  for (const match of text.matchAll(AFTER_WORD)) {
    for (const size of [match[1], match[2]]) if (size) sizes.push(sizeName(size));
  }
  for (const match of text.matchAll(ALONE)) if (match[1]) sizes.push(sizeName(match[1]));
  for (const match of text.matchAll(BRA)) if (match[1]) sizes.push(match[1].toUpperCase());
  for (const match of text.matchAll(BED)) if (match[1]) sizes.push(titled(match[1]));
  return [...new Set(sizes)];
}
