import type { Advisor } from '#commerce/events/data-layer-event.ts';
import { isTryOnEligible, type TryOnProduct, type TryOnSettings } from './try-on/try-on.ts';

/** The widget settings of a brand; null switches a widget off. */
export interface WidgetSettings {
  trueFitClientId: string | null;
  flixDistributorId: string | null;
  dashHudsonId: string | null;
  klarnaClientId: string | null;
  socialGalleryScript: string | null;
  advisorFrame: string | null;
  tryOnFrame: string | null;
  tryOn: TryOnSettings;
}

export interface WidgetProduct extends TryOnProduct {
  sizingService: string | null;
  isPremier: boolean;
}

/** The widgets of a product page, with the frames they load. */
export interface ProductWidgets {
  hasFit: boolean;
  hasFeatureMedia: boolean;
  hasSocialGallery: boolean;
  /** The instalments of the pay-later provider. */
  hasPayLater: boolean;
  tryOn: string | null;
  advisor: { kind: Advisor; frame: string } | null;
}

/** The first match counts, since a foundation is also makeup. */
const ADVISORS: readonly Advisor[] = ['foundation', 'makeup', 'skincare', 'haircare'];

export function advisorFor({ productType, categories }: TryOnProduct): Advisor | null {
  if (productType !== 'beauty') return null;
  const names = categories.flatMap(({ slug, name }) => [slug, name]).map((text) => text.toLowerCase());
  return ADVISORS.find((advisor) => names.some((name) => name.includes(advisor))) ?? null;
}

export function widgetsFor(product: WidgetProduct, settings: WidgetSettings): ProductWidgets {
  const { advisorFrame: frame, tryOn } = settings;
  const kind = advisorFor(product);
  return {
    hasFit: settings.trueFitClientId !== null && product.sizingService === 'truefit',
    hasFeatureMedia: settings.flixDistributorId !== null && !product.isPremier,
    hasSocialGallery:
      settings.dashHudsonId !== null && settings.socialGalleryScript !== null && !product.isPremier,
    hasPayLater: settings.klarnaClientId !== null && !product.isPremier,
    tryOn: settings.tryOnFrame && isTryOnEligible(product, settings.tryOn) ? settings.tryOnFrame : null,
    advisor: tryOn.partnerId && frame && kind ? { kind, frame } : null,
  };
}
