import { COLOUR_TABLE, DENIM, STRIPPED_PREFIXES } from './colour-table.ts';

export interface Swatch {
  /** CSS for `background`. */
  background: string;
  /** Needs a border to be visible on a white page. */
  isPale: boolean;
}

/** The swatch of a colour name as merchants write it; null for an unknown name. */
export function findSwatch(
  colourName: string,
  /** Colours that the site defines itself; they override the table. */
  own: Readonly<Record<string, string>> = {},
): Swatch | null {
  const name = normalise(colourName);
  const background = (Object.hasOwn(own, name) ? own[name] : null) ?? backgroundOf(name);
  return background === null ? null : { background, isPale: isPale(background) };
}

function backgroundOf(name: string): string | null {
  const parts = name.split(/\s*[/&]\s*|\s+and\s+/).filter((part) => part !== '');
  if (parts.length <= 1) return singleBackground(parts[0] ?? '');
  const backgrounds = parts.map(singleBackground).filter((background) => background !== null);
  if (backgrounds.length < parts.length) return null;
  if (backgrounds.length > 2) return COLOUR_TABLE.get('multi') ?? null;
  const [first, second] = backgrounds.map(firstColourOf);
  return `linear-gradient(90deg, ${first} 50%, ${second} 50%)`;
}

function singleBackground(name: string): string | null {
  const words = name.split(' ');
  while (words.length > 1 && STRIPPED_PREFIXES.has(words[0] ?? '')) words.shift();
  if (words.join(' ') === 'denim') return DENIM;
  return COLOUR_TABLE.get(words.join(' ')) ?? COLOUR_TABLE.get(words.at(-1) ?? '') ?? null;
}

function normalise(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s\-_]+/g, ' ')
    .trim();
}

/** Each half of a two-colour swatch is one plain colour, also for words such as gold that are gradients. */
function firstColourOf(background: string): string {
  return /#[0-9a-f]{3,6}|\bred\b/.exec(background)?.[0] ?? background;
}

function isPale(background: string): boolean {
  const colours = background.match(/#[0-9a-f]{3,6}/g) ?? [];
  return colours.some((colour) => luminance(colour) > 0.75);
}

/** Relative luminance as WCAG defines it, 0 to 1. */
function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
