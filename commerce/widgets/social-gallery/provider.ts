import type { WidgetAccount, WidgetPage } from '../widget-page.ts';

export interface SocialGalleryQuestion {
  productKey: string;
  locale: string;
}

/** The document of the frame: a wall of what people posted. */
export type SocialGalleryPage = (
  question: SocialGalleryQuestion,
  account: WidgetAccount,
  shopOrigin: string,
) => WidgetPage;
