import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DataLayerEventName } from '#domain/events/data-layer-event.ts';

const APP = path.resolve(import.meta.dirname, '..');

/** Who in the shop tells of what. The journeys in tests/e2e/events*.spec.ts prove that they really do. */
const TOLD_BY: [DataLayerEventName, file: string][] = [
  ['menuTracking', 'departments/consent/watch-menu.ts'],
  ['productClick', 'departments/listing/report-click.ts'],
  ['productClick', 'departments/recommendations/card-row.tsx'],
  ['productClick', 'departments/sponsored/sponsored-card.tsx'],
  ['revieveClick', 'departments/widgets/advisor-banner.tsx'],
  ['revieveVto', 'departments/widgets/try-on-offer.tsx'],
  ['loadVtoScript', 'departments/widgets/try-on-offer.tsx'],
  ['carouselView', 'departments/consent/watch-carousels.ts'],
  ['carouselSwipe', 'departments/consent/watch-carousels.ts'],
  ['carouselArrow', 'departments/consent/watch-carousels.ts'],
  ['carouselClick', 'departments/consent/watch-carousels.ts'],
  ['desktopZoom', 'departments/gallery/gallery-slide.tsx'],
  ['mobileZoom', 'departments/gallery/gallery.tsx'],
  ['mobileZoomSwipe', 'departments/gallery/zoom-window.tsx'],
  ['size', 'departments/product/size-selector.tsx'],
  ['colour', 'departments/product/colour-selector.tsx'],
  ['viewContent', 'departments/product/use-viewed.ts'],
  ['productView', 'departments/product/use-viewed.ts'],
  ['bnplPaymentPromo', 'departments/product/payment-promo.tsx'],
  ['view_item_list', 'departments/recommendations/card-row.tsx'],
  ['view_item_list', 'departments/recommendations/similar-row.tsx'],
  ['view_item_list', 'departments/sponsored/sponsored-lead.tsx'],
  ['productImpressions', 'departments/consent/watch-impressions.ts'],
];

describe('[EVENT-01] the data layer', () => {
  it.each(TOLD_BY)('hears of %s from %s', (event, file) => {
    const source = readFileSync(path.join(APP, file), 'utf8');
    const isTold = source.includes(`event: '${event}'`) || source.includes(`tell('${event}'`);
    // Impressions come ready from the rule that batches them.
    const isBatched = event === 'productImpressions' && source.includes('addImpressions(');
    expect(isTold || isBatched).toBe(true);
    expect(source).toContain("from '#app/site/data-layer.ts'");
  });
});
