import type { Picture } from '#commerce/media/picture.ts';
import { findSwatch } from '../find-swatch.ts';

/** What the shop shows for a product that nobody has photographed yet. */
export const PLACEHOLDER_SRC = '/media/placeholder/product';
export const PLACEHOLDER_TONE = '#ece8e1';
export const USUAL_RATIO = 1.5;

const SWATCH = /^\/media\/swatch\/([0-9a-f]{6})$/;
const UNKNOWN_COLOUR = '#b9b2a6';

export function placeholderPicture(alt: string): Picture {
  return { src: PLACEHOLDER_SRC, alt, ratio: USUAL_RATIO, tone: PLACEHOLDER_TONE };
}

/** A plain square of a colour. */
export function plainSwatch(tone: string, label: string): Picture {
  const hex = tone.toLowerCase();
  return { src: `/media/swatch/${hex.slice(1)}`, alt: label, ratio: 1, tone: hex };
}

/** The colour of a plain square; null for any other picture. */
export function plainSwatchTone({ src }: Pick<Picture, 'src'>): string | null {
  const hex = SWATCH.exec(src)?.[1];
  return hex ? `#${hex}` : null;
}

/** The colour a name stands for. */
export function guessTone(label: string, facet: string): string {
  const background = findSwatch(label)?.background ?? findSwatch(facet)?.background ?? '';
  const found = /#([0-9a-f]{6}|[0-9a-f]{3})\b/.exec(background)?.[1];
  if (!found) return UNKNOWN_COLOUR;
  return `#${found.length === 6 ? found : [...found].map((digit) => digit + digit).join('')}`;
}
