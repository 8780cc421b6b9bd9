import { type ReactNode, use } from 'react';
import type { AbstractIntlMessages } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import { fileOf } from './load-messages.ts';
import { pageLocale } from './page-texts.ts';
import { Texts } from './texts.tsx';

const files = import.meta.glob<AbstractIntlMessages>('./*/lazy/*.json', { import: 'default' });
type LazyArea = 'chatbot' | 'staff-tools';

const loading = new Map<string, Promise<AbstractIntlMessages>>();

function load(area: LazyArea, locale: string): Promise<AbstractIntlMessages> {
  const key = `${locale}/${area}`;
  let texts = loading.get(key);
  if (!texts) {
    texts = markFulfilled(fileOf(files, locale, `lazy/${area}.json`)().then((own) => ({ [area]: own })));
    loading.set(key, texts);
  }
  return texts;
}

/** React's `use` reads a promise with these fields at once, without showing a fallback first. */
function markFulfilled<T>(promise: Promise<T>): Promise<T> {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
  return promise;
}

/** Fetches an area before its part is shown. */
export async function preloadLazyTexts(area: LazyArea): Promise<void> {
  if (!import.meta.env.SSR) await load(area, pageLocale());
}

/** Texts of a part that is not in the first view; they load with its code. The server has all texts at hand. */
export function LazyTexts({ area, children }: { area: LazyArea; children: ReactNode }) {
  const { locale } = useSite();
  if (import.meta.env.SSR) return children;
  return (
    <Texts locale={locale} messages={use(load(area, locale))}>
      {children}
    </Texts>
  );
}
