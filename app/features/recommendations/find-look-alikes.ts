import type { CardView } from '#app/features/product-card/card-view.ts';
import {
  chooseSimilarSource,
  preferSize,
  readVisuallySimilar,
  SIMILAR_MAX,
} from '#commerce/recommendations/visually-similar.ts';
import { fetchLookAlikes, fetchProductsInSize, fetchRecommendations } from './fetch-cards.ts';

interface LookAlikeQuery {
  productKey: string;
  colour: string;
  /** The size the shopper chose. */
  size: string | null;
  locale: string;
}

const TIMEOUT_MS = 5_000;

export interface LookAlikes {
  cards: CardView[];
  titleKey: 'visual.inYourSize' | 'visual.products';
}

/** Visually similar products, each in its most similar colour; else recommendations; else none. */
export async function findLookAlikes({
  productKey,
  colour,
  size,
  locale,
}: LookAlikeQuery): Promise<LookAlikes> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const found = await fetchLookAlikes(productKey, colour, signal)
    .then(readVisuallySimilar)
    .catch(() => []);
  const colourOf = new Map(found.map((item) => [item.item_group_id, item.colour]));
  const { cards, inSize } = await fetchProductsInSize([...colourOf.keys()], size, locale, signal).catch(
    () => ({
      cards: [],
      inSize: [],
    }),
  );
  if (cards.length > 0) {
    const { items, titleKey } = preferSize(cards, inSize);
    return { cards: items.map((card) => inColour(card, colourOf.get(card.key))), titleKey };
  }
  const recommended = await fetchRecommendations(
    { recommendationId: 'similar', keys: [productKey], locale },
    signal,
  ).catch(() => []);
  const isOffered = chooseSimilarSource(0, recommended.length) === 'recommendations';
  return { cards: isOffered ? recommended.slice(0, SIMILAR_MAX) : [], titleKey: 'visual.products' };
}

function inColour(card: CardView, colour: string | undefined): CardView {
  const shown = card.colours.findIndex((one) => one.colour === colour);
  return shown < 0 ? card : { ...card, shown };
}
