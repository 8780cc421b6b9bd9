import { Suspense } from 'react';
import { data, redirect, redirectDocument } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { describeUnderstoodQuery } from '#app/features/listing/describe-understood-query.ts';
import { findNormalisedAddress, parseListAddress } from '#app/features/listing/list-address.ts';
import { loadList } from '#app/features/listing/load-list.server.ts';
import { loadOrRestoreList, useShownList } from '#app/features/listing/restore-list.ts';
import { fromCompact, toCompact } from '#app/hydration/compact.ts';
import { deferHydration } from '#app/hydration/defer-hydration.tsx';
import { labelsFor } from '#app/i18n/labels.server.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { localPath } from '#app/site/local-path.ts';
import { PageMemory } from '#app/site/page-memory.ts';
import { showsChatbotPanel } from '#commerce/listing/chatbot-panel.ts';
import { cleanSearchTerm } from '#commerce/search/search-term.ts';
import type { Route } from './+types/search';
import { chatSwitches } from './chat-switches.ts';
import '../../features/chatbot/listing-panel.css';
import '#app/features/listing/first-view-styles.ts';
import '../../features/advertising/sponsored.css';

export const handle = { deferHydration: true };

const chat = deferHydration(() => import('#app/features/chatbot/listing-panel.tsx'));
const listing = deferHydration(() => import('./listing-part.tsx'));
const prompt = deferHydration(() => import('#app/features/listing/search-prompt.tsx'));

/** Search results as a list; the engine may redirect to a better page. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { brand, locale } = context.get(requestContext);
  const normalised = findNormalisedAddress(url, { reviewsEnabled: brand.features.reviews });
  if (normalised) throw redirect(normalised, 303);
  const list = parseListAddress(url, params.lang, brand.settings.facets.maxSelectedPerKey);
  if (list.names.length > 0) throw new Response(null, { status: 404 });
  const { maxQueryLength: maxCharacters, maxQueryWords: maxWords } = brand.settings.search;
  const query = cleanSearchTerm(url.searchParams.get('q') ?? '', { maxCharacters, maxWords });
  if (query === '') return { view: null, typed: '', understood: null, hasChat: false };

  const translate = translatorFor(locale);
  const title = translate('search.title', { query }) ?? query;
  const home = { name: translate('plp.home') ?? 'Home', href: '/' };
  const { view, page } = await loadList(
    context.get(shopContext),
    context.get(requestContext),
    {
      ...list,
      type: 'search',
      title,
      query,
      category: null,
      crumbs: [home, { name: title, href: list.address }],
    },
    request.signal,
  );
  // This response is cached for all devices; where phones have their own page, an uncached address decides.
  if (page.redirect && page.redirectMobile && page.redirectMobile !== page.redirect)
    throw redirectDocument(
      `${brand.pathPrefix ?? ''}/_api/search/redirect?${new URLSearchParams({ q: query, locale })}`,
    );
  if (page.redirect)
    throw redirect(localPath(page.redirect, locale, brand, brand.settings.routes.listContexts));
  const status = view.page > 1 && view.cards.length === 0 ? 404 : 200;
  const understood = describeUnderstoodQuery(page.understood, labelsFor(brand, locale));
  const hasChat = showsChatbotPanel({ kind: 'search', query }, chatSwitches(brand, url));
  return data({ view: toCompact(view), typed: query, understood, hasChat }, { status });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrRestoreList(request, async () => {
    const [loaded] = await Promise.all([serverLoader(), listing.fetch()]);
    if (loaded.hasChat) await chat.fetch();
    if (!loaded.view) await prompt.fetch();
    return loaded;
  });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { view: compact, understood, hasChat } = loaderData;
  const failedHref = useShownList(loaderData);
  const view = compact && fromCompact(compact);
  const isEmpty = view !== null && view.total + view.closeTotal === 0 && view.chosen.length === 0;
  const panel = hasChat && (
    <Suspense>
      <chat.Part />
    </Suspense>
  );
  return (
    <>
      {!failedHref && <PageMemory data={loaderData} />}
      <Suspense>
        {view ? (
          <listing.Part
            view={isEmpty ? null : view}
            empty={isEmpty ? view : null}
            understood={understood}
            chat={panel}
            failedHref={failedHref}
          />
        ) : (
          <prompt.Part />
        )}
      </Suspense>
    </>
  );
}
