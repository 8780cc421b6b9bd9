import { translatorFor } from '#app/i18n/translate.server.ts';
import { valueTranslatorFor } from '#app/i18n/values.server.ts';
import { mediaHostOf } from '#app/site/public-brand.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import type { CardContext } from './card-view.ts';

/** The settings for cards of this brand and language, in a list or in a carousel. */
export function cardContext(
  { brand, locale }: Pick<RequestContext, 'brand' | 'locale'>,
  place: CardContext['place'],
  badges: readonly Badge[] = [],
): CardContext {
  const { excludedClassifications, includedDepartments, stock, badges: style, colours } = brand.settings;
  const translate = translatorFor(locale);
  return {
    locale,
    badges,
    place,
    ...(brand.showsLowestPrice && { showsLowestPrice: true }),
    eligibility: { excludedClassifications, includedDepartments },
    lowStockQuantity: stock.lowStockQuantity,
    swatches: colours.swatches,
    mediaHost: mediaHostOf(brand),
    ...style,
    translateValue: valueTranslatorFor(locale, brand.currency),
    prefix: { From: translate('price.From') ?? 'From', from: translate('price.from') ?? 'from' },
  };
}
