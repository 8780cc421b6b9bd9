import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { cleanSearchTerm } from '#domain/search-term/search-term.ts';
import { showsChatbotPanel } from '#domain/visibility/chatbot-panel.ts';
import { shopContext, visitContext } from '../context.ts';
import { findPlainAddress, readAskedList } from '../departments/listing/asked-list.ts';
import { describeUnderstood } from '../departments/listing/describe-understood.ts';
import { loadList } from '../departments/listing/load-list.server.ts';
import { translatorFor } from '../i18n/translate.server.ts';
import { asleep } from '../site/asleep.tsx';
import { localPath } from '../site/local-path.ts';
import { pack, unpack } from '../site/packed.ts';
import { WakeForAds } from '../site/wake-for-ads.tsx';
import type { Route } from './+types/search';
import { chatSwitches } from './chat-switches.ts';
import '../departments/chatbot/listing-panel.css';
import '../departments/listing/first-view.ts';
import '../departments/sponsored/sponsored.css';

export const handle = { sleeps: true };

const chat = asleep(() => import('../departments/chatbot/listing-panel.tsx'));
const listing = asleep(() => import('./listing-part.tsx'));
const prompt = asleep(() => import('../departments/listing/search-prompt.tsx'));

/** What was typed, as a list; an engine may know a better place to go to. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
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
