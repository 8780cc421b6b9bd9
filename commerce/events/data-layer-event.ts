import { toMajorUnits } from '#commerce/pricing/format-money.ts';

/** Every event that the page may push to the data layer. */
export type DataLayerEvent =
  | { event: 'menuTracking'; label: string; href: string; level: number }
  | { event: 'productClick'; list: string; product: EventProduct; position: number }
  | { event: 'revieveClick'; advisor: Advisor }
  | {
      event: 'carouselView' | 'carouselSwipe' | 'carouselArrow' | 'carouselClick';
      carousel: string;
      slide: number;
    }
  | { event: 'desktopZoom' | 'mobileZoom' | 'mobileZoomSwipe'; productKey: string; picture: number }
  | { event: 'size'; productKey: string; size: string }
  | { event: 'colour'; productKey: string; colour: string }
  | { event: 'viewContent' | 'productView'; product: EventProduct; link_source?: string }
  | { event: 'revieveVto'; sku: string; action: 'open' | 'close' | 'unavailable' }
  | { event: 'loadVtoScript'; sku: string }
  | { event: 'bnplPaymentPromo'; provider: string; action: 'expand' | 'collapse' | 'follow' }
  | { event: 'view_item_list'; item_list_name: ItemListName; items: EventProduct[] }
  | { event: 'search'; query: string; category?: string; queryId: string; results: number; close: number }
  | { event: 'productImpressions'; list: string; queryId?: string; impressions: EventImpression[] };

export type Advisor = 'skincare' | 'haircare' | 'foundation' | 'makeup';
export type ItemListName = 'recently_viewed' | 'recommendations' | 'sponsored' | 'visually_similar';
export type DataLayerEventName = DataLayerEvent['event'];

export interface EventProduct {
  id: string;
  name: string;
  brand: string;
  category: string;
  /** In whole units of the currency, as analytics tools expect. */
  price: number;
  currency: string;
  variant?: string;
}

export interface EventImpression {
  id: string;
  name: string;
  brand: string;
  position: number;
}

/** Minor units as analytics tools expect them. */
export function toEventPrice(centAmount: number, currencyCode: string): number {
  return toMajorUnits({ centAmount, currencyCode });
}
