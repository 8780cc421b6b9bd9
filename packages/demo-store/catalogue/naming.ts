import type { Draft } from './draft.ts';
import type { Department } from './lines/line.ts';
import { wordsOf } from './looks.ts';
import type { Random } from './random.ts';
import { styleNames } from './style-names.ts';

export const LONGEST_NAME = 70;

/** Names a merchant might give it, the plainest first: "Floral Puff Sleeve Belted Midi Dress", then more particular ones. */
export function* nameProduct(draft: Draft, random: Random): Generator<string> {
  const surface = surfaceWord(draft, random);
  const modifiers = modifiersOf(draft, random);
  const plain = joinName(draft, surface, modifiers, draft.prefix);
  yield plain;
  const unsaid = draft.line.traits.flatMap((trait) => {
    const word = trait.named > 0 ? draft.traits.get(trait.key)?.word : null;
    return word && word !== 'Plain' && !modifiers.includes(word) ? [word] : [];
  });
  for (const word of unsaid) yield joinName(draft, surface, [...modifiers, word], draft.prefix);
  for (const style of stylesFrom(draft.line.department, draft.turn)) {
    if (plain.includes(style)) continue;
    yield joinName(draft, surface, modifiers, draft.prefix ? `${style} ${draft.prefix}` : style);
  }
}

/** Fit and range, print or cloth, then what sets it apart, then what it is; as many modifiers as there is room for. */
function joinName(draft: Draft, surface: string | null, modifiers: string[], prefix: string | null): string {
  for (let count = modifiers.length; count >= 0; count -= 1) {
    const own = [surface, ...modifiers.slice(0, count)].filter((phrase) => phrase !== null);
    const fixed = [bodyFitWord(draft), prefix].filter((phrase) => phrase !== null);
    const name = [...fixed, ...dropRepeats(own, [...fixed, draft.noun]), draft.noun].join(' ');
    if (name.length <= LONGEST_NAME) return name;
  }
  return draft.noun;
}

/** All names of a department, beginning elsewhere each time. */
function* stylesFrom(department: Department, turn: number): Generator<string> {
  const names = styleNames[department];
  for (let step = 0; step < names.length; step += 1) yield names[(turn * 7 + step) % names.length]!;
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
