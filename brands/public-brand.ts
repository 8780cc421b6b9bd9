import type { SiteSettings } from '#config/site-settings.ts';
import type { BrandConfig } from './brand.ts';

/** The part of a brand that browsers may see. */
export type PublicBrand = ReturnType<typeof publicBrand>;
export type PublicSettings = ReturnType<typeof publicSettings>;

/** Listed by hand: what is added to a brand or its settings stays on the server until it is added here. */
export function publicBrand(brand: BrandConfig) {
  const { slug, name, tagline, menu, theme, locale, locales, currency, country, features } = brand;
  return {
    slug,
    name,
    tagline,
    menu,
    theme,
    locale,
    locales,
    currency,
    country,
    features,
    settings: publicSettings(brand.settings, slug),
  };
}

function publicSettings(settings: SiteSettings, slug: string) {
  const { delivery, badges, socialProof, thirdParty } = settings;
  return {
    wishlist: { maxItems: settings.wishlist.maxItems },
    stock: { lowStockQuantity: settings.stock.lowStockQuantity },
    delivery: {
      freeThresholdMinor: delivery.freeThresholdMinor,
      bulkyLogisticClasses: delivery.bulkyLogisticClasses,
      cutOffs: delivery.cutOffs,
      cutOffZone: delivery.cutOffZone,
    },
    returns: {
      nonRefundableNeedle: settings.returns.nonRefundableNeedle,
      windowDays: settings.returns.windowDays,
    },
    cart: { maxQuantityPerLine: settings.cart.maxQuantityPerLine },
    search: { maxQueryLength: settings.search.maxQueryLength },
    facets: { maxSelectedPerKey: settings.facets.maxSelectedPerKey },
    recentlyViewed: { max: settings.recentlyViewed.max },
    chat: { maxMessageChars: settings.chat.maxMessageChars, timeoutMs: settings.chat.timeoutMs },
    ads: { timeoutMs: settings.ads.timeoutMs },
    recommendations: { timeoutMs: settings.recommendations.timeoutMs },
    suggest: { timeoutMs: settings.suggest.timeoutMs },
    sponsored: { maxDesktop: settings.sponsored.maxDesktop },
    share: { copiedMs: settings.share.copiedMs },
    gift: { minImageWidth: settings.gift.minImageWidth },
    excludedClassifications: settings.excludedClassifications,
    includedDepartments: settings.includedDepartments,
    tryOn: { excludedBrands: settings.tryOn.excludedBrands, categories: settings.tryOn.categories },
    knownBrands: settings.knownBrands,
    reviews: { promotionalMarkers: settings.reviews.promotionalMarkers },
    badges: {
      icons: badges.icons,
      defaultColours: badges.defaultColours,
      defaultPriority: badges.defaultPriority,
      placeholders: badges.placeholders,
    },
    colours: { swatches: settings.colours.swatches },
    socialProof: {
      timeoutMs: socialProof.timeoutMs,
      icons: socialProof.icons,
      fallbackIcon: socialProof.fallbackIcon,
    },
    iframe: { allowedHosts: settings.iframe.allowedHosts },
    paymentBanners: settings.paymentBanners,
    media: { host: settings.media.hostByBrand[slug] ?? settings.media.hostByBrand.default ?? null },
    payments: { clientId: settings.payments.clientId },
    applepay: { displayName: settings.applepay.displayName },
    seo: { nativeAppId: settings.seo.nativeAppId },
    thirdParty: {
      revievePartnerId: thirdParty.revievePartnerId,
      dashHudsonId: thirdParty.dashHudsonId,
      flixDistributorId: thirdParty.flixDistributorId,
      bazaarvoiceClientId: thirdParty.bazaarvoiceClientId,
      trueFitClientId: thirdParty.trueFitClientId,
      abTastyId: thirdParty.abTastyId,
      klarnaClientId: thirdParty.klarnaClientId,
    },
  };
}
