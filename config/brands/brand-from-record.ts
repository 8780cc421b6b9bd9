import {
  BRAND_LOOKS,
  type BrandRecord,
  CARDS_PER_ROW,
  CONTENT_WIDTHS,
  IMAGE_RATIOS,
  readableOn,
} from '#commerce/markets/brand-record.ts';
import type { BrandConfig, BrandTheme } from './brand.ts';

/** The choice that a value stands for, else the first. */
function choiceOf<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  value: string | number,
): Choice {
  return choices.find((choice) => choice === String(value)) ?? choices[0];
}

/** A brand as staff edit it. */
export function toBrandRecord(brand: BrandConfig): BrandRecord {
  const {
    slug,
    name,
    tagline,
    domains = [],
    theme,
    menu,
    locale,
    locales,
    features,
    settings,
    legal,
  } = brand;
  return {
    slug,
    name,
    isPublished: !brand.isDraft,
    tagline,
    domains: [...domains],
    look: choiceOf(BRAND_LOOKS, theme.look ?? slug),
    accentColour: theme.accent?.colour ?? null,
    headingFont: theme.fonts?.heading ?? null,
    textFont: theme.fonts?.text ?? null,
    logo: theme.logo ?? null,
    cardsPerRow: choiceOf(CARDS_PER_ROW, theme.cardsPerRow),
    imageRatio: choiceOf(IMAGE_RATIOS, theme.imageRatio),
    contentWidth: choiceOf(CONTENT_WIDTHS, theme.contentWidth),
    hideBrand: theme.hideBrand,
    menu: [...menu],
    languages: [locale, ...locales.filter((other) => other !== locale)],
    reviews: features.reviews,
    chatbot: features.chatbot,
    wishlist: features.wishlist,
    applePay: features.applePay,
    rewards: features.rewards,
    premier: features.premier,
    legalName: legal?.name ?? name,
    legalAddress: [...(legal?.address ?? [])],
    taxNumber: legal?.taxNumber ?? null,
    taxTreatment: settings.tax.treatment,
    shippingCountries: [...settings.shippingCountries],
    returnDays: settings.returns.windowDays,
    lowStockQuantity: settings.stock.lowStockQuantity,
    maxQuantityPerLine: settings.cart.maxQuantityPerLine,
  };
}

/** A brand with what staff changed. `base` is the brand of the same name, or the default one for a new brand. */
export function applyBrandRecord(base: BrandConfig, record: BrandRecord): BrandConfig {
  const { slug, name, tagline, domains, menu, languages, isPublished } = record;
  const { reviews, chatbot, wishlist, applePay, rewards, premier } = record;
  const { settings } = base;
  return {
    ...base,
    slug,
    name,
    tagline,
    // Translations of a line that staff have changed would say something else.
    taglines: tagline === base.tagline ? base.taglines : undefined,
    promise: slug === base.slug ? base.promise : undefined,
    domains,
    menu,
    isDraft: !isPublished,
    legal: { name: record.legalName, address: record.legalAddress, taxNumber: record.taxNumber },
    theme: {
      ...base.theme,
      look: record.look,
      accent: record.accentColour
        ? { colour: record.accentColour, text: readableOn(record.accentColour) }
        : null,
      fonts: { heading: record.headingFont, text: record.textFont },
      logo: record.logo,
      cardsPerRow: Number(record.cardsPerRow) as BrandTheme['cardsPerRow'],
      imageRatio: Number(record.imageRatio) as BrandTheme['imageRatio'],
      contentWidth: Number(record.contentWidth) as BrandTheme['contentWidth'],
      hideBrand: record.hideBrand,
    },
    locale: languages[0] ?? base.locale,
    locales: languages,
    features: { ...base.features, reviews, chatbot, wishlist, applePay, rewards, premier },
    settings: {
      ...settings,
      tax: { treatment: record.taxTreatment },
      shippingCountries: record.shippingCountries,
      returns: { ...settings.returns, windowDays: record.returnDays },
      stock: { ...settings.stock, lowStockQuantity: record.lowStockQuantity },
      cart: { ...settings.cart, maxQuantityPerLine: record.maxQuantityPerLine },
    },
  };
}

/** The brands of the files with the records of staff, which have the same short names, and the brands that staff added. */
export function withBrandRecords(
  brands: readonly BrandConfig[],
  records: readonly BrandRecord[],
): BrandConfig[] {
  const bySlug = new Map(records.map((record) => [record.slug, record]));
  const [first] = brands;
  const own = brands.map((brand) => {
    const record = bySlug.get(brand.slug);
    return record ? applyBrandRecord(brand, record) : brand;
  });
  const known = new Set(brands.map(({ slug }) => slug));
  const added = first
    ? records
        .filter(({ slug }) => !known.has(slug))
        .map((record) => applyBrandRecord(brands.find(({ slug }) => slug === record.look) ?? first, record))
    : [];
  return [...own, ...added];
}
