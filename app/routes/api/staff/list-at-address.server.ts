import { parseListAddress } from '#app/features/listing/list-address.ts';
import { siteSegment } from '#commerce/links/site-path.ts';
import type { ListCriteria } from '#commerce/listing/listing-page.server.ts';
import { splitContext } from '#commerce/listing/url/list-context.ts';
import { cleanSearchTerm } from '#commerce/search/search-term.ts';
import type { Shop } from '#server/composition.server.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';

const LIST =
  /^(?:\/([a-z]{2}(?:-[A-Za-z]{2}){0,2}))?\/(categories|category|collection|search|visual-search)(?:\/|$)/;

export interface AddressedList {
  criteria: ListCriteria;
  /** The language in the address; undefined for the brand's own. */
  lang: string | undefined;
}

/** The list at an address of the shop; null where there is none. */
export async function listAtAddress(
  shop: Shop,
  { brand, origin }: Pick<RequestContext, 'brand' | 'origin'>,
  address: string,
): Promise<AddressedList | null> {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const [, lang, kind] = LIST.exec(url.pathname) ?? [];
  const named = lang && brand.locales.find((known) => siteSegment(known, brand) === `/${lang}`);
  if (url.origin !== origin || !kind || (lang && !named)) return null;
  const otherThanOwn = named === brand.locale ? undefined : named;
  const { listContexts } = brand.settings.routes;
  const list = parseListAddress(url, lang, undefined, listContexts);
  const base = {
    filters: list.filters,
    sort: list.sort,
    page: 1,
    fascia: brand.slug,
    priceList: brand.priceList,
  };
  if (kind === 'search') {
    const text = cleanSearchTerm(url.searchParams.get('q') ?? '');
    const criteria = { ...base, listType: 'search', text, categorySlug: null } as const;
    return text === '' ? null : { lang: otherThanOwn, criteria };
  }
  if (kind === 'visual-search') {
    const alike = await shop.media.visualSearch.findVisuallySimilar(url.searchParams.get('picture') ?? '');
    const ids = alike?.map(({ productId }) => productId);
    const criteria = { ...base, listType: 'visual-search', text: null, categorySlug: null, ids } as const;
    return ids ? { lang: otherThanOwn, criteria } : null;
  }
  const [slug = ''] = list.names;
  if (!(await shop.catalogue.categoryBySlug(slug, brand.locale))) return null;
  const listType = kind === 'collection' ? 'collection' : 'category';
  const { context } = splitContext(url.pathname, listContexts);
  const locale = named ?? listContexts[context ?? ''] ?? brand.locale;
  return {
    lang: locale === brand.locale ? undefined : locale,
    criteria: { ...base, listType, text: null, categorySlug: slug },
  };
}
