import type { Badge } from './badge.ts';
import type { ExperimentMessage } from './preview-badges.ts';

/** `abtastyBadge` stands in the picture's corner, `abtasty` where promotions stand. */
const PLACEMENTS: Record<ExperimentMessage['type'], [place: string, kind: string]> = {
  abtastyBadge: ['-topLeft_productImage', 'badge'],
  abtasty: ['_promo', 'promo'],
};

/** What an experiment wants said of a category, as badges of lists and carousels; a later word replaces an earlier. */
export function experimentBadges(messages: readonly ExperimentMessage[]): Badge[] {
  const last = new Map(messages.map((message) => [`${message.type} ${message.category}`, message]));
  return [...last.values()]
    .filter(({ value }) => value.trim() !== '')
    .flatMap(({ type, category, value }) => {
      const [place, kind] = PLACEMENTS[type];
      return (['PLP', 'CAROUSEL'] as const).map((context) => ({
        id: `experiment-${kind}-${category}-${context}`,
        placement: `${context}${place}`,
        categorySlug: category,
        text1: value.slice(0, 60),
        priority: 0,
      }));
    });
}
