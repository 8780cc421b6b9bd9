export interface SimilarItem {
  item_group_id: string;
  colour: string;
}

export const SIMILAR_MAX = 6;
export const SIMILAR_SLIDES = { desktop: 4.5, mobile: 2.1 } as const;

function isSimilarItem(item: unknown): item is SimilarItem {
  if (typeof item !== 'object' || item === null) return false;
  const { item_group_id: group, colour } = item as Record<string, unknown>;
  return typeof group === 'string' && group !== '' && typeof colour === 'string';
}

/** Parses a list, or an object with the list as visualSimilar; anything else is empty. */
export function readVisuallySimilar(response: unknown): SimilarItem[] {
  const list =
    typeof response === 'object' && response !== null && 'visualSimilar' in response
      ? response.visualSimilar
      : response;
  if (!Array.isArray(list)) return [];
  const seen = new Set<string>();
  return list
    .filter(isSimilarItem)
    .filter((item) => !seen.has(item.item_group_id) && Boolean(seen.add(item.item_group_id)))
    .slice(0, SIMILAR_MAX);
}

export type SimilarSource = 'visual' | 'recommendations' | 'hidden';

/** Without visual results recommendations are shown, or the section is hidden. */
export function chooseSimilarSource(visualCount: number, recommendedCount: number): SimilarSource {
  if (visualCount > 0) return 'visual';
  return recommendedCount > 0 ? 'recommendations' : 'hidden';
}

/** Only the items in the shopper's size with their own title, or all items when there are none. */
export function preferSize<Item extends { key: string }>(
  items: readonly Item[],
  inSize: readonly string[],
): { items: Item[]; titleKey: 'visual.inYourSize' | 'visual.products' } {
  const fitting = items.filter(({ key }) => inSize.includes(key));
  return fitting.length > 0
    ? { items: fitting, titleKey: 'visual.inYourSize' }
    : { items: [...items], titleKey: 'visual.products' };
}
