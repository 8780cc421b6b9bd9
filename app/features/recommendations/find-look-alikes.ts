import type { CardView } from '#app/features/product-card/card-view.ts';
import {
  chooseSimilarSource,
  preferSize,
  readVisuallySimilar,
  SIMILAR_MAX,
} from '#commerce/recommendations/visually-similar.ts';
import { askLookAlikes, askProductsInSize, askRecommendations } from './ask-cards.ts';

interface Looked {
  productKey: string;
  colour: string;
  /** The size the shopper chose. */
  size: string | null;
  locale: string;
}

const LONGEST_MS = 5_000;

export interface LookAlikes {
  cards: CardView[];
  titleKey: 'visual.inYourSize' | 'visual.products';
}

/** What looks alike, each card in the colour that does; else what is recommended; else nothing. */
export async function findLookAlikes({ productKey, colour, size, locale }: Looked): Promise<LookAlikes> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const found = await askLookAlikes(productKey, colour, signal)
    .then(readVisuallySimilar)
    .catch(() => []);
  const colourOf = new Map(found.map((item) => [item.item_group_id, item.colour]));
  const { cards, inSize } = await askProductsInSize([...colourOf.keys()], size, locale, signal).catch(() => ({
    cards: [],
    inSize: [],
  }));
  if (cards.length > 0) {
    const { items, titleKey } = preferSize(cards, inSize);
    return { cards: items.map((card) => inColour(card, colourOf.get(card.key))), titleKey };
  }
  const recommended = await askRecommendations(
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
