import type { WidgetAccount, WidgetPage } from '../widget-page.ts';

/** What a brand's own media are looked up by. */
export interface FeatureMediaQuestion {
  eanBarcode: string;
  sku: string;
  brand: string;
  locale: string;
}

/** The document of the frame; where nothing is known of the barcode it says `{type: 'widget_empty'}`. */
export type FeatureMediaPage = (
  question: FeatureMediaQuestion,
  account: WidgetAccount,
  shopOrigin: string,
) => WidgetPage;

/** A place that is still empty after this long stays so. */
export const FEATURE_MEDIA_WAIT_MS = 3000;
