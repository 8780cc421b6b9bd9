import type { WidgetAccount, WidgetPage } from '../widget-page.ts';

/** Whom and what a size is to be found for. */
export interface FitQuestion {
  styleId: string;
  colourId: string;
  /** Everything the colour is made in, in order. */
  sizes: readonly string[];
  locale: string;
  /** Null for guests. */
  userId: string | null;
  isRegistered: boolean;
}

/** The document of the frame. It tells the page around it `{type: 'fit_recommended', size}`. */
export type FitPage = (question: FitQuestion, account: WidgetAccount, shopOrigin: string) => WidgetPage;
