import type { ListingView } from './listing-view.ts';

/**
 * A list's view as one text. The router would write each of its two thousand values with a number of its own, which
 * takes longer than the text and hardly compresses; forty cards are most of what such a page carries.
 */
export interface PackedView {
  text: string;
}

/** The same view for the same answer: on the server the one that was packed, in the browser the one first unpacked. */
const views = new WeakMap<PackedView, ListingView>();

export function packView(view: ListingView): PackedView {
  const packed = { text: swapQuotes(JSON.stringify(view)) };
  views.set(packed, view);
  return packed;
}

export function unpackView(packed: PackedView): ListingView {
  const known = views.get(packed);
  if (known) return known;
  const view = JSON.parse(swapQuotes(packed.text)) as ListingView;
  views.set(packed, view);
  return view;
}

/** The page holds the text in a script, inside two layers of double quotes: each of its own would cost three signs more. */
function swapQuotes(text: string): string {
  // JSON never holds this sign as it is.
  return text.replaceAll("'", '\u0001').replaceAll('"', "'").replaceAll('\u0001', '"');
}
