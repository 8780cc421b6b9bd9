import { readAskedList } from '#app/features/listing/asked-list.ts';
import type { ListQuestion } from '#commerce/listing/listing-page.server.ts';
import { splitContext } from '#commerce/listing/url/list-context.ts';
import { cleanSearchTerm } from '#commerce/search/search-term.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import type { Shop } from '#server/shop.server.ts';

const LIST = /^(?:\/([a-z]{2}))?\/(categories|category|collection|search|visual-search)(?:\/|$)/;

export interface AddressedList {
  question: ListQuestion;
  /** The language of the address, where it names one. */
  lang: string | undefined;
}

/** The list that stands at an address of the shop; null where there is none. */
export async function listAtAddress(
  shop: Shop,
  { brand, origin }: Pick<RequestContext, 'brand' | 'origin'>,
  address: string,
): Promise<AddressedList | null> {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const [, lang, kind] = LIST.exec(url.pathname) ?? [];
  if (url.origin !== origin || !kind || (lang && !brand.locales.some((known) => known === lang))) return null;
  const { listContexts } = brand.settings.routes;
  const asked = readAskedList(url, lang, undefined, listContexts);
  const base = { filters: asked.filters, sort: asked.sort, page: 1, fascia: brand.slug };
  if (kind === 'search') {
    const text = cleanSearchTerm(url.searchParams.get('q') ?? '');
    const question = { ...base, listType: 'search', text, categorySlug: null } as const;
    return text === '' ? null : { lang, question };
  }
  if (kind === 'visual-search') {
    const alike = await shop.visualSearch.lookAlikes(url.searchParams.get('picture') ?? '');
    const ids = alike?.map(({ productId }) => productId);
    const question = { ...base, listType: 'visual-search', text: null, categorySlug: null, ids } as const;
    return ids ? { lang, question } : null;
  }
  const [slug = ''] = asked.names;
  if (!(await shop.catalogue.categoryBySlug(slug, brand.locale))) return null;
  const listType = kind === 'collection' ? 'collection' : 'category';
  const { context } = splitContext(url.pathname, listContexts);
  const read = lang ?? listContexts[context ?? ''] ?? brand.locale;
  return {
    lang: read === brand.locale ? undefined : read,
    question: { ...base, listType, text: null, categorySlug: slug },
  };
}
