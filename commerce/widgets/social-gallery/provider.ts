import type { WidgetAccount, WidgetPage } from '../widget-page.ts';

export interface SocialGalleryQuestion {
  productKey: string;
  locale: string;
}

/** The document of the frame: a gallery of social posts. */
export type SocialGalleryPage = (
  question: SocialGalleryQuestion,
  account: WidgetAccount,
  shopOrigin: string,
) => WidgetPage;
