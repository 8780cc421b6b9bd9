import type { CardColour, CardView } from './card-view.ts';

/** What a card shows of a product: the page of the product begins with it while the rest is loaded. */
export interface CardPreview {
  card: CardView;
  colour: CardColour;
  /** The picture of the card as CSS background; the larger one of the page takes its place. */
  backdrop: string | null;
}

let followed: CardPreview | null = null;
let isTaken = false;
let isShown = false;

/** Called when the link of a card is followed. */
export function followCard(card: CardView, colour: CardColour, element: Element): void {
  const shown = element.querySelector('img')?.currentSrc;
  isTaken = false;
  isShown = false;
  followed = { card, colour, backdrop: shown ? `center / cover url(${JSON.stringify(shown)})` : null };
}

/** The card whose link was followed last, if it leads to this path; it is shown as its product from now on. */
export function showFollowedCard(path: string): CardPreview | null {
  isShown = followed !== null && path.endsWith(`/${followed.card.slug}`);
  return isShown ? followed : null;
}

/** Whether `EarlyPreview` shows it, in place of the page that it is on. */
export function isFollowedCardShown(): boolean {
  return isShown;
}

/** The card that led to this product, once; null when the product is opened in another way. */
export function takeFollowedCard(slug: string): CardPreview | null {
  const preview = !isTaken && followed?.card.slug === slug ? followed : null;
  isTaken = true;
  return preview;
}

/** The background of a picture that a card has just shown smaller; null for any other. */
export function backdropOf(src: string): string | null {
  return followed?.colour.src === src ? followed.backdrop : null;
}
