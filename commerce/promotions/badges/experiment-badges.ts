import type { Badge } from './badge.ts';
import type { ExperimentMessage } from './preview-badges.ts';

/** `abtastyBadge` is shown in a corner of the picture, `abtasty` in the promotion slot. */
const PLACEMENTS: Record<ExperimentMessage['type'], [place: string, kind: string]> = {
  abtastyBadge: ['-topLeft_productImage', 'badge'],
  abtasty: ['_promo', 'promo'],
};

/** An experiment's messages for a category as badges; a later message replaces an earlier one. */
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
