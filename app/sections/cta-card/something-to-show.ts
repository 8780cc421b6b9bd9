import type { CtaCardFields } from './schema.ts';

/** A card with nothing to look at is skipped. */
export function hasSomethingToShow(card: CtaCardFields): boolean {
  return card.navImage !== null || card.video !== null || card.roundelImageOverride !== null;
}
