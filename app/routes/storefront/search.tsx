import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { findPlainAddress, readAskedList } from '#app/features/listing/asked-list.ts';
import { describeUnderstood } from '#app/features/listing/describe-understood.ts';
import { loadList } from '#app/features/listing/load-list.server.ts';
import { asleep } from '#app/hydration/asleep.tsx';
import { pack, unpack } from '#app/hydration/packed.ts';
import { WakeForAds } from '#app/hydration/wake-for-ads.tsx';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { localPath } from '#app/site/local-path.ts';
import { showsChatbotPanel } from '#commerce/listing/chatbot-panel.ts';
import { cleanSearchTerm } from '#commerce/search/search-term.ts';
import type { Route } from './+types/search';
import { chatSwitches } from './chat-switches.ts';
import '../../features/chatbot/listing-panel.css';
import '#app/features/listing/first-view.ts';
import '../../features/advertising/sponsored.css';

export const handle = { sleeps: true };

const chat = asleep(() => import('#app/features/chatbot/listing-panel.tsx'));
const listing = asleep(() => import('./listing-part.tsx'));
const prompt = asleep(() => import('#app/features/listing/search-prompt.tsx'));

/** What was typed, as a list; an engine may know a better place to go to. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const visit = context.get(requestContext);
  const { brand, locale } = visit;
  const plain = findPlainAddress(url, { reviewsEnabled: brand.features.reviews });
  if (plain) throw redirect(plain, 303);
  const asked = readAskedList(url, params.lang, brand.settings.facets.maxSelectedPerKey);
  if (asked.names.length > 0) throw new Response(null, { status: 404 });
  const { maxQueryLength: maxCharacters, maxQueryWords: maxWords } = brand.settings.search;
  const query = cleanSearchTerm(url.searchParams.get('q') ?? '', { maxCharacters, maxWords });
  if (query === '') return { view: null, typed: '', understood: null, hasChat: false };

  const translate = translatorFor(locale);
  const title = translate('search.title', { query }) ?? query;
  const home = { name: translate('plp.home') ?? 'Home', href: '/' };
  const { view, page } = await loadList(
    context.get(shopContext),
    visit,
    {
      ...asked,
      type: 'search',
      title,
      query,
      category: null,
      crumbs: [home, { name: title, href: asked.address }],
    },
    request.signal,
  );
  if (page.redirect)
    throw redirect(localPath(page.redirect, locale, brand.locale, brand.settings.routes.listContexts));
  const status = view.page > 1 && view.cards.length === 0 ? 404 : 200;
  const understood = describeUnderstood(page.understood, { translate, locale, currency: brand.currency });
  const hasChat = showsChatbotPanel({ kind: 'search', query }, chatSwitches(brand, url));
  return data({ view: pack(view), typed: query, understood, hasChat }, { status });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), listing.fetch(), chat.fetch(), prompt.fetch()]);
  return answer;
}

export default function Search({ loaderData: { view: packed, understood, hasChat } }: Route.ComponentProps) {
  const view = packed && unpack(packed);
  const isEmpty = view !== null && view.total === 0 && view.chosen.length === 0;
  const panel = hasChat && (
    <Suspense>
      <chat.Part />
    </Suspense>
  );
  return (
    <>
      <WakeForAds list={view} />
      <Suspense>
        {view ? (
          <listing.Part
            view={isEmpty ? null : view}
            nothing={isEmpty ? view : null}
            understood={understood}
            chat={panel}
          />
        ) : (
          <prompt.Part />
        )}
      </Suspense>
    </>
  );
}
