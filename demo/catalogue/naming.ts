import type { Draft } from './draft.ts';
import { wordsOf } from './looks.ts';
import type { Random } from './random.ts';

export const LONGEST_NAME = 70;
const MOST_MODIFIERS = 3;

/** "Floral Puff Sleeve Belted Midi Dress": fit, print or cloth, then what sets it apart, then what it is. */
export function nameProduct(draft: Draft, random: Random): string {
  const modifiers = modifiersOf(draft, random);
  for (let count = modifiers.length; count >= 0; count -= 1) {
    const words = [
      bodyFitWord(draft),
      draft.prefix,
      surfaceWord(draft, random),
      ...modifiers.slice(0, count),
      draft.noun,
    ];
    const name = dropRepeats(words.filter((word): word is string => word !== null).join(' '));
    if (name.length <= LONGEST_NAME) return name;
  }
  return draft.noun;
}

export function slugOf(name: string, key: string): string {
  const words = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${words}-${key.toLowerCase()}`;
}

function bodyFitWord(draft: Draft): string | null {
  return draft.bodyFit === 'Regular' || draft.bodyFit === null ? null : draft.bodyFit.replace(' Size', '');
}

function surfaceWord(draft: Draft, random: Random): string | null {
  const prints = wordsOf(draft.look);
  if (prints.length === 0) return draft.cloth?.word ?? null;
  const print = random.pick(prints);
  const isPrecious = draft.cloth !== null && draft.cloth.factor >= 1.4;
  return isPrecious && draft.cloth?.word ? `${print} ${draft.cloth.word}` : print;
}

function modifiersOf(draft: Draft, random: Random): string[] {
  const words: string[] = [];
  for (const trait of draft.line.traits) {
    const word = draft.traits.get(trait.key)?.word;
    if (word && word !== 'Plain' && random.chance(trait.named)) words.push(word);
  }
  if (words.length === 0 && isBare(draft)) words.push(...firstWord(draft));
  return words.slice(0, draft.prefix ? 2 : MOST_MODIFIERS);
}

/** Neither print nor cloth nor range would tell it from its neighbours. */
function isBare(draft: Draft): boolean {
  return !draft.prefix && wordsOf(draft.look).length === 0 && !draft.cloth?.word;
}

function firstWord(draft: Draft): string[] {
  const named = draft.line.traits.filter((trait) => trait.named > 0);
  const words = named
    .map((trait) => draft.traits.get(trait.key)?.word)
    .filter((word) => word && word !== 'Plain');
  return words.slice(0, 1) as string[];
}

/** No shop writes "Wrap Wrap Dress" or "Denim Denim Jacket". */
function dropRepeats(name: string): string {
  const seen = new Set<string>();
  return name
    .split(' ')
    .reverse()
    .filter((word) => {
      const stem = word.toLowerCase().replace(/(ed|s)$/, '');
      if (word !== '&' && seen.has(stem)) return false;
      seen.add(stem);
      return true;
    })
    .reverse()
    .join(' ');
}
