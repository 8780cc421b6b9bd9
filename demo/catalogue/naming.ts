import type { Draft } from './draft.ts';
import { wordsOf } from './looks.ts';
import type { Random } from './random.ts';

export const LONGEST_NAME = 70;

/** "Floral Puff Sleeve Belted Midi Dress": fit, print or cloth, then what sets it apart, then what it is. */
export function nameProduct(draft: Draft, random: Random): string {
  const surface = surfaceWord(draft, random);
  const modifiers = modifiersOf(draft, random);
  for (let count = modifiers.length; count >= 0; count -= 1) {
    const own = [surface, ...modifiers.slice(0, count)].filter((phrase) => phrase !== null);
    const fixed = [bodyFitWord(draft), draft.prefix].filter((phrase) => phrase !== null);
    const name = [...fixed, ...dropRepeats(own, [...fixed, draft.noun]), draft.noun].join(' ');
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
  if (draft.line.saysCloth) return null;
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
  return words.slice(0, mostModifiers(draft));
}

/** A range's name leaves less room. */
function mostModifiers(draft: Draft): number {
  if (!draft.prefix) return 3;
  return draft.line.productType === 'clothing' ? 2 : 1;
}

/** Neither print nor cloth nor range would tell it from its neighbours. */
function isBare(draft: Draft): boolean {
  const hasSurface = wordsOf(draft.look).length > 0 || Boolean(draft.cloth?.word);
  return !draft.prefix && (draft.line.saysCloth || !hasSurface);
}

function firstWord(draft: Draft): string[] {
  const named = draft.line.traits.filter((trait) => trait.named > 0);
  const words = named
    .map((trait) => draft.traits.get(trait.key)?.word)
    .filter((word) => word && word !== 'Plain');
  return words.slice(0, 1) as string[];
}

/** No shop writes "Long Sleeve Frill Sleeve Top" or "Denim Denim Jacket": the nearer to the noun stays. */
function dropRepeats(phrases: string[], fixed: string[]): string[] {
  const used = new Set(fixed.flatMap(stems));
  const kept: string[] = [];
  for (const phrase of phrases.toReversed()) {
    const own = stems(phrase);
    if (own.some((stem) => used.has(stem))) continue;
    for (const stem of own) used.add(stem);
    kept.unshift(phrase);
  }
  return kept;
}

function stems(phrase: string): string[] {
  return phrase.split(' ').map((word) => word.toLowerCase().replace(/(ed|s)$/, ''));
}
