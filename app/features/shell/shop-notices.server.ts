import type { RouterContextProvider } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { shopNotices } from '#config/start-checks.ts';

/** The sentences of the banner on every page of a shop that is not ready for real customers; mostly none. */
export function shopNoticeTexts(context: Readonly<RouterContextProvider>): string[] {
  const translate = translatorFor(context.get(requestContext).locale);
  const notices = shopNotices(context.get(shopContext).environment);
  return notices.map((notice) => translate(`shop-notices.${notice}`) ?? notice);
}
