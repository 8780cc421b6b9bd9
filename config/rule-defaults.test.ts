import { describe, expect, it } from 'vitest';
import { MARKETPLACE_NEEDLES } from '#domain/facets/marketplace-terms.ts';
import { KNOWN_BRANDS } from '#domain/links/known-brands.ts';
import { MAX_SELECTED_PER_KEY } from '#domain/listing-url/filter-path.ts';
import { DEFAULT_HIDDEN_LOGOS } from '#domain/payment-promo/payment-promo.ts';
import { NON_REFUNDABLE_NEEDLES } from '#domain/returns/returns-block.ts';
import { PROMOTIONAL_MARKERS } from '#domain/reviews/promotional-review.ts';
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
