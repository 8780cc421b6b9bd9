import type { CardView } from '#app/departments/product-card/card-view.ts';
import {
  chooseSimilarSource,
  readVisuallySimilar,
  SIMILAR_MAX,
} from '#domain/recommendations/visually-similar.ts';
import { askLookAlikes, askProducts, askRecommendations } from './ask-cards.ts';

interface Looked {
  productKey: string;
  colour: string;
  locale: string;
}

const LONGEST_MS = 5_000;

/** What looks alike, each card in the colour that does; else what is recommended; else nothing. */
export async function findLookAlikes({ productKey, colour, locale }: Looked): Promise<CardView[]> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const found = await askLookAlikes(productKey, colour, signal)
    .then(readVisuallySimilar)
    .catch(() => []);
  const colourOf = new Map(found.map((item) => [item.item_group_id, item.colour]));
  const cards = await askProducts([...colourOf.keys()], locale, signal).catch(() => []);
  if (cards.length > 0) return cards.map((card) => inColour(card, colourOf.get(card.key)));
  const recommended = await askRecommendations(
    { recommendationId: 'similar', keys: [productKey], locale },
    signal,
  ).catch(() => []);
  return chooseSimilarSource(0, recommended.length) === 'recommendations'
    ? recommended.slice(0, SIMILAR_MAX)
    : [];
}

function inColour(card: CardView, colour: string | undefined): CardView {
  const shown = card.colours.findIndex((one) => one.colour === colour);
  return shown < 0 ? card : { ...card, shown };
}
