import type { WidgetAccount, WidgetPage } from '../widget-page.ts';

/** The product and the shopper of a size recommendation. */
export interface FitQuestion {
  styleId: string;
  colourId: string;
  /** All sizes of the colour, in order. */
  sizes: readonly string[];
  locale: string;
  /** Null for guests. */
  userId: string | null;
  isRegistered: boolean;
}

/** The document of the frame. It posts `{type: 'fit_recommended', size}` to its parent. */
export type FitPage = (question: FitQuestion, account: WidgetAccount, shopOrigin: string) => WidgetPage;
