import type { WidgetAccount, WidgetPage } from '../widget-page.ts';

/** The keys of a media lookup. */
export interface FeatureMediaQuestion {
  eanBarcode: string;
  sku: string;
  brand: string;
  locale: string;
}

/** The document of the frame; for an unknown barcode it posts `{type: 'widget_empty'}`. */
export type FeatureMediaPage = (
  question: FeatureMediaQuestion,
  account: WidgetAccount,
  shopOrigin: string,
) => WidgetPage;

/** A widget that is empty after this time is hidden. */
export const FEATURE_MEDIA_WAIT_MS = 3000;
