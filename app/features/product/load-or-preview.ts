import {
  type CardPreview,
  isFollowedCardShown,
  takeFollowedCard,
} from '#app/features/product-card/card-preview.ts';
import { loadOrRecall } from '#app/site/page-memory.ts';

/** Long enough to run the code of the preview where it was fetched ahead. */
const SOON_MS = 50;

/** How long the address waits for the product where `EarlyPreview` already shows it: the page is then rendered once. */
const SHOWN_MS = 300;

/** The data of a preview: the product itself is still loading. */
export interface PreviewData {
  preview: CardPreview;
}

/** Products that are loading behind their preview, by address. */
const loading = new Map<string, Promise<object>>();

interface ProductRequest<T> {
  request: Request;
  slug: string;
  load: () => Promise<T>;
  /** Fetches the code of the preview. */
  preparePreview: () => Promise<unknown>;
}

/**
 * Loads a product. Back and Forward show it from memory. One that was opened from a card is shown as the card knows it, which
 * takes half the time even where its data is there; the page then asks again and gets the product.
 */
export function loadOrPreview<T extends object>(args: ProductRequest<T>): Promise<T | PreviewData> {
  return loadOrRecall<T | PreviewData>(args.request, () => loadNew(args));
}

async function loadNew<T extends object>(args: ProductRequest<T>): Promise<T | PreviewData> {
  const { request, slug, load, preparePreview } = args;
  const pending = loading.get(request.url);
  if (pending) {
    loading.delete(request.url);
    return pending as Promise<T>;
  }
  const product = load();
  const preview = isHere(request) ? null : takeFollowedCard(slug);
  if (!preview) return product;
  product.catch(() => {
    // Thrown where the page asks again.
  });
  const prepared = preparePreview().then(
    () => null,
    // Without its code there is no preview.
    () => product,
  );
  await Promise.race([prepared, pause(SOON_MS)]);
  const first = await Promise.race([isFollowedCardShown() ? pause(SHOWN_MS) : prepared, product]);
  if (first || request.signal.aborted) return first ?? product;
  loading.set(request.url, product);
  return { preview };
}

/** A page that is already shown is no preview of itself. */
function isHere(request: Request): boolean {
  return new URL(request.url).pathname === window.location.pathname;
}

function pause(duration: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, duration, null));
}
