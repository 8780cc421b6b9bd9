import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = Record<string, string>;

const TEXT = 4.5;
const SHAPE = 3;

/** Every pair of colours that meet on a page: foreground, background, lowest contrast ratio. */
const PAIRS: readonly [front: string, back: string, least: number][] = [
  ['ink', 'paper', TEXT],
  ['ink', 'raised', TEXT],
  ['ink', 'sunk', TEXT],
  ['ink', 'card', TEXT],
  ['soft', 'paper', TEXT],
  ['soft', 'raised', TEXT],
  ['soft', 'sunk', TEXT],
  ['soft', 'card', TEXT],
  ['accent-ink', 'paper', TEXT],
  ['accent-ink', 'sunk', TEXT],
  ['sale', 'paper', TEXT],
  ['sale', 'raised', TEXT],
  ['sale', 'sunk', TEXT],
  ['sale', 'card', TEXT],
  ['good', 'paper', TEXT],
  ['good', 'raised', TEXT],
  ['good', 'sunk', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-sale', 'sale', TEXT],
  ['on-button', 'button', TEXT],
  ['on-button', 'button-hover', TEXT],
  ['on-strip', 'strip', TEXT],
  ['on-header', 'header', TEXT],
  ['on-header', 'search', TEXT],
  ['header-sale', 'header', TEXT],
  ['on-dark', 'dark', TEXT],
  ['on-dark-soft', 'dark', TEXT],
  ['dark-sale', 'dark', TEXT],
  ['dark-good', 'dark', TEXT],
  ['star', 'paper', SHAPE],
  ['star', 'card', SHAPE],
  ['line-strong', 'paper', SHAPE],
  ['line-strong', 'raised', SHAPE],
  ['focus', 'paper', SHAPE],
  ['focus', 'raised', SHAPE],
  ['focus', 'sunk', SHAPE],
  ['header-focus', 'header', SHAPE],
  ['dark-focus', 'dark', SHAPE],
];

const folder = new URL('./brands/', import.meta.url);
const defaults = readTokens(new URL('./tokens.css', import.meta.url));
const slugs = readdirSync(folder).map((file) => file.replace(/\.css$/, ''));

describe('[SITE-01] contrast of the colours of every brand', () => {
  it.each(slugs)('%s passes WCAG AA for text and controls on every surface', (slug) => {
    const tokens = { ...defaults, ...readTokens(new URL(`${slug}.css`, folder)) };
    const failures = PAIRS.map(([front, back, least]) => {
      const ratio = contrast(colourOf(tokens, front), colourOf(tokens, back));
      return ratio < least ? `${front} on ${back}: ${ratio.toFixed(2)} < ${least}` : null;
    }).filter(Boolean);
    expect(failures).toEqual([]);
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
  });
});

function readTokens(file: URL): Tokens {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

type Colour = [red: number, green: number, blue: number];

/** The surface behind a transparent one. */
const BEHIND: Tokens = { card: 'paper', search: 'header' };

function colourOf(tokens: Tokens, name: string): Colour {
  return parseColour(tokens, tokens[name] ?? '', name);
}

function parseColour(tokens: Tokens, value: string, name: string): Colour {
  const reference = /^var\(--([\w-]+)\)$/.exec(value);
  if (reference) return colourOf(tokens, reference[1]!);
  if (value === 'transparent') return colourOf(tokens, BEHIND[name]!);
  const mix = /^color-mix\(in oklab, (.+), (.+) (\d+)%\)$/.exec(value);
  if (mix) {
    const [from, to] = [parseColour(tokens, mix[1]!, name), parseColour(tokens, mix[2]!, name)];
    const share = Number(mix[3]) / 100;
    return from.map((channel, index) => channel + (to[index]! - channel) * share) as Colour;
  }
  const hex = /^#([0-9a-f]{6})$/i.exec(value)?.[1];
  if (!hex) throw new Error(`--${name} is not a colour this test can read: ${value}`);
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as Colour;
}

function contrast(one: Colour, other: Colour): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
