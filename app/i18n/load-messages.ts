import type { AbstractIntlMessages } from 'use-intl';
import { readable } from '#ui/lazy.ts';

/** The language of a page that names none, and of a request in a language that the shop does not have. */
export const DEFAULT_LANGUAGE = 'en-GB';

type Load = () => Promise<AbstractIntlMessages>;

/** One chunk a language: the page fetches only its own. */
const page = import.meta.glob<AbstractIntlMessages>('./*/page.ts', { import: 'default' });
/** The texts of basket, checkout, orders and account. */
const purchase = import.meta.glob<AbstractIntlMessages>('./*/purchase.ts', { import: 'default' });

const purchaseTexts = new Map<string, Promise<AbstractIntlMessages>>();

export function loadMessages(locale: string): Promise<AbstractIntlMessages> {
  return fileOf(page, locale, 'page.ts')();
}

/** The same promise each time, which `use` needs. */
export function loadPurchaseMessages(locale: string): Promise<AbstractIntlMessages> {
  const texts = purchaseTexts.get(locale) ?? readable(fileOf(purchase, locale, 'purchase.ts')());
  purchaseTexts.set(locale, texts);
  // A chunk that failed to load may load at the next try.
  texts.catch(() => purchaseTexts.delete(locale));
  return texts;
}

export function fileOf(files: Record<string, Load>, locale: string, name: string): Load {
  const load = files[`./${locale}/${name}`] ?? files[`./${DEFAULT_LANGUAGE}/${name}`];
  if (!load) throw new Error(`app/i18n/${DEFAULT_LANGUAGE}/${name} is missing`);
  return load;
}
