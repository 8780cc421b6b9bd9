import { splitWords } from './tokeniser.ts';

const UNSAID: ReadonlySet<string> = new Set(['uk', 'size']);
const LEG_LENGTHS: ReadonlySet<string> = new Set(['short', 'regular', 'long', 'petite', 'tall']);

/** What people call a size: "12 Regular" is also 12, "34W 32L" also 34, "42R" also 42, "4-5 Years" also age 5. */
export function sizeNames(label: string): string[] {
  const words = splitWords(label).filter((word) => !UNSAID.has(word));
  const name = words.join(' ');
  const [first = '', second = ''] = words;
  if (words.length === 2 && LEG_LENGTHS.has(second)) return [name, first];
  if (/^\d+w$/.test(first) && /^\d+l$/.test(second)) return [name, first, first.slice(0, -1)];
  if (/^\d{2}[srl]$/.test(name)) return [name, name.slice(0, -1)];
  const ages = /^(\d+) (\d+) years$/.exec(name);
  return ages === null ? [name] : [name, ...agesFrom(Number(ages[1]), Number(ages[2]))];
}

function agesFrom(youngest: number, oldest: number): string[] {
  const names: string[] = [];
  for (let age = youngest; age <= oldest && names.length < 60; age++) {
    names.push(`age ${age}`, `${age} years`, `${age} year`);
  }
  return names;
}
