import type { Picture } from '#commerce/media/picture.ts';
import { findSwatch } from '../find-swatch.ts';

/** Shown for a product without pictures. */
export const PLACEHOLDER_SRC = '/media/placeholder/product';
export const PLACEHOLDER_TONE = '#ece8e1';
export const DEFAULT_RATIO = 1.5;

const SWATCH = /^\/media\/swatch\/([0-9a-f]{6})$/;
const UNKNOWN_COLOUR = '#b9b2a6';

export function placeholderPicture(alt: string): Picture {
  return { src: PLACEHOLDER_SRC, alt, ratio: DEFAULT_RATIO, tone: PLACEHOLDER_TONE };
}

/** A square in one colour. */
export function plainSwatch(tone: string, label: string): Picture {
  const hex = tone.toLowerCase();
  return { src: `/media/swatch/${hex.slice(1)}`, alt: label, ratio: 1, tone: hex };
}

/** The colour of such a square; null for any other picture. */
export function plainSwatchTone({ src }: Pick<Picture, 'src'>): string | null {
  const hex = SWATCH.exec(src)?.[1];
  return hex ? `#${hex}` : null;
}

/** The colour that a colour name describes. */
export function guessTone(label: string, facet: string): string {
  const background = findSwatch(label)?.background ?? findSwatch(facet)?.background ?? '';
  const found = /#([0-9a-f]{6}|[0-9a-f]{3})\b/.exec(background)?.[1];
  if (!found) return UNKNOWN_COLOUR;
  return `#${found.length === 6 ? found : [...found].map((digit) => digit + digit).join('')}`;
}
