import type { ListContexts } from '#commerce/listing/url/list-context.ts';
import { localPath } from './local-path.ts';

export interface Alternate {
  hrefLang: string;
  href: string;
}

interface Languages {
  locale: string;
  locales: readonly string[];
  listContexts: ListContexts;
}

/** The address of a page in every language of the brand; empty for a brand with one language. */
export function alternatesOf(
  path: string,
  origin: string,
  { locale: own, locales, listContexts }: Languages,
): Alternate[] {
  if (locales.length < 2) return [];
  const at = (locale: string) => origin + localPath(path, locale, own, listContexts);
  return [
    ...locales.map((locale) => ({ hrefLang: locale, href: at(locale) })),
    { hrefLang: 'x-default', href: at(own) },
  ];
}
