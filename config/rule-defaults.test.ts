import { describe, expect, it } from 'vitest';
import { KNOWN_BRANDS } from '#commerce/links/known-brands.ts';
import { MAX_SELECTED_PER_KEY } from '#commerce/listing/url/filter-path.ts';
import { NON_REFUNDABLE_NEEDLES } from '#commerce/orders/returns-block.ts';
import { DEFAULT_HIDDEN_LOGOS } from '#commerce/pricing/payment-promo.ts';
import { PROMOTIONAL_MARKERS } from '#commerce/reviews/promotional-review.ts';
import { MARKETPLACE_NEEDLES } from '#commerce/search/facets/marketplace-terms.ts';
import { defaultSettings } from './site-settings.ts';

describe('a rule that is given no setting', () => {
  it.each([
    ['marketplaceFacetNeedle', MARKETPLACE_NEEDLES, defaultSettings.marketplaceFacetNeedle],
    ['knownBrands', KNOWN_BRANDS, defaultSettings.knownBrands],
    ['facets.maxSelectedPerKey', MAX_SELECTED_PER_KEY, defaultSettings.facets.maxSelectedPerKey],
    [
      'paymentBanners.paypal.hideLogo',
      DEFAULT_HIDDEN_LOGOS.paypal,
      defaultSettings.paymentBanners.paypal.hideLogo,
    ],
    ['returns.nonRefundableNeedle', NON_REFUNDABLE_NEEDLES, defaultSettings.returns.nonRefundableNeedle],
    ['reviews.promotionalMarkers', PROMOTIONAL_MARKERS, defaultSettings.reviews.promotionalMarkers],
  ])('[SITE-03] uses the same %s as the settings', (_key, ofTheRule, ofTheSettings) => {
    expect(ofTheSettings).toEqual(ofTheRule);
  });
});
