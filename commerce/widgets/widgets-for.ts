import type { Advisor } from '#commerce/events/data-layer-event.ts';
import { isTryOnEligible, type TryOnProduct, type TryOnSettings } from './try-on/try-on.ts';

/** What is configured of other people's widgets; null loads nothing. */
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

/** Which widgets stand on a product's page, with the frame each one loads. */
export interface ProductWidgets {
  hasFit: boolean;
  hasFeatureMedia: boolean;
  hasSocialGallery: boolean;
  /** What paying later would come to, in the provider's own words. */
  hasPayLater: boolean;
  tryOn: string | null;
  advisor: { kind: Advisor; frame: string } | null;
}

/** The first that fits: a foundation is makeup too, but has an advisor of its own. */
const ADVISORS: readonly Advisor[] = ['foundation', 'makeup', 'skincare', 'haircare'];

export function advisorFor({ productType, categories }: TryOnProduct): Advisor | null {
  if (productType !== 'beauty') return null;
  const names = categories.flatMap(({ slug, name }) => [slug, name]).map((text) => text.toLowerCase());
  return ADVISORS.find((advisor) => names.some((name) => name.includes(advisor))) ?? null;
}

export function widgetsFor(product: WidgetProduct, settings: WidgetSettings): ProductWidgets {
  const { partnerId } = settings.tryOn;
  const kind = partnerId && settings.advisorFrame ? advisorFor(product) : null;
  return {
    hasFit: settings.trueFitClientId !== null && product.sizingService === 'truefit',
    hasFeatureMedia: settings.flixDistributorId !== null && !product.isPremier,
    hasSocialGallery:
      settings.dashHudsonId !== null && settings.socialGalleryScript !== null && !product.isPremier,
    hasPayLater: settings.klarnaClientId !== null && !product.isPremier,
    tryOn: settings.tryOnFrame && isTryOnEligible(product, settings.tryOn) ? settings.tryOnFrame : null,
    advisor: kind && { kind, frame: settings.advisorFrame! },
  };
}
