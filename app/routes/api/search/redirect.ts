import { redirect } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { localPath } from '#app/site/local-path.ts';
import { cleanSearchTerm } from '#commerce/search/search-term.ts';
import { requestedLocale } from '../requested-locale.ts';
import { orUnavailable } from '../responses.ts';
import type { Route } from './+types/redirect';

/** Sends a search to its redirect for phones or for other devices; never cached, since it depends on the device. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { brand } = context.get(requestContext);
  const locale = requestedLocale(brand, url.searchParams.get('locale'));
  const { maxQueryLength: maxCharacters, maxQueryWords: maxWords } = brand.settings.search;
  const text = cleanSearchTerm(url.searchParams.get('q') ?? '', { maxCharacters, maxWords });
  return orUnavailable(async () => {
    const found = await context.get(shopContext).search.engine.search(
      {
        text,
        categorySlug: null,
        filters: {},
        sort: 'relevance',
        offset: 0,
        limit: 0,
        fascia: brand.slug,
        priceList: brand.priceList,
        locale,
        contexts: ['search'],
        facetKeys: [],
      },
      request.signal,
    );
    const target = (isPhone(request.headers) && found.redirectMobile) || found.redirect;
    const path = target ?? `/search?${new URLSearchParams({ q: text })}`;
    return redirect(localPath(path, locale, brand, brand.settings.routes.listContexts), {
      headers: { 'cache-control': 'private, no-store', vary: 'User-Agent, Sec-CH-UA-Mobile' },
    });
  });
}

/** Browsers that send client hints say it themselves; tablets do not count as phones. */
function isPhone(headers: Headers): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  return hint === null ? /\b(?:iPhone|iPod|Mobile)\b/.test(headers.get('user-agent') ?? '') : hint === '?1';
}
