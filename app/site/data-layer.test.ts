import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DataLayerEventName } from '#commerce/events/data-layer-event.ts';

const APP = path.resolve(import.meta.dirname, '..');

/** Who in the shop tells of what. The journeys in tests/e2e/events*.spec.ts prove that they really do. */
const TOLD_BY: [DataLayerEventName, file: string][] = [
  ['menuTracking', 'features/consent/watch-menu.ts'],
  ['productClick', 'features/listing/report-click.ts'],
  ['productClick', 'features/recommendations/card-row.tsx'],
  ['productClick', 'features/advertising/sponsored-card.tsx'],
  ['revieveClick', 'features/widgets/advisor-banner.tsx'],
  ['revieveVto', 'features/widgets/try-on-offer.tsx'],
  ['loadVtoScript', 'features/widgets/try-on-offer.tsx'],
  ['carouselView', 'features/consent/watch-carousels.ts'],
  ['carouselSwipe', 'features/consent/watch-carousels.ts'],
  ['carouselArrow', 'features/consent/watch-carousels.ts'],
  ['carouselClick', 'features/consent/watch-carousels.ts'],
  ['desktopZoom', 'features/gallery/gallery-slide.tsx'],
  ['mobileZoom', 'features/gallery/gallery.tsx'],
  ['mobileZoomSwipe', 'features/gallery/zoom-window.tsx'],
  ['size', 'features/product/size-selector.tsx'],
  ['colour', 'features/product/colour-selector.tsx'],
  ['viewContent', 'features/product/use-viewed.ts'],
  ['productView', 'features/product/use-viewed.ts'],
  ['bnplPaymentPromo', 'features/product/payment-promo.tsx'],
  ['view_item_list', 'features/recommendations/card-row.tsx'],
  ['view_item_list', 'features/recommendations/similar-row.tsx'],
  ['view_item_list', 'features/advertising/sponsored-lead.tsx'],
  ['productImpressions', 'features/consent/watch-impressions.ts'],
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
