import type { WidgetAccount, WidgetPage } from '../widget-page.ts';

export interface PayLaterQuestion {
  /** What is to be paid, in minor units. */
  amount: number;
  locale: string;
}

/** The document of the frame: what paying later would come to, in the provider's own words. */
export type PayLaterPage = (
  question: PayLaterQuestion,
  account: WidgetAccount,
  shopOrigin: string,
) => WidgetPage;
