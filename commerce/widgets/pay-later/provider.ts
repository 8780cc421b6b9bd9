import type { WidgetAccount, WidgetPage } from '../widget-page.ts';

export interface PayLaterQuestion {
  /** In minor units. */
  amount: number;
  locale: string;
}

/** The document of the frame: the instalments, in the provider's own words. */
export type PayLaterPage = (
  question: PayLaterQuestion,
  account: WidgetAccount,
  shopOrigin: string,
) => WidgetPage;
