import { lazy, Suspense } from 'react';
import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { chooseRedirect } from '#domain/listing/choose-redirect.ts';
import { cleanSearchTerm } from '#domain/search-term/search-term.ts';
import { showsChatbotPanel } from '#domain/visibility/chatbot-panel.ts';
import { shopContext, visitContext } from '../context.ts';
import { ListingChat } from '../departments/chatbot/listing-chat.tsx';
import { readAskedList, readRangeForm } from '../departments/listing/asked-list.ts';
import { ListingPage } from '../departments/listing/listing-page.tsx';
import { loadList } from '../departments/listing/load-list.server.ts';
import { SearchNotes } from '../departments/listing/search-notes.tsx';
import { SearchPrompt } from '../departments/listing/search-prompt.tsx';
import { translatorFor } from '../i18n/translate.server.ts';
import type { Route } from './+types/search';
import { chatSwitches } from './chat-switches.ts';

const EmptyPage = lazy(() => import('../departments/listing/empty-page.tsx'));

/** What was typed, as a list; an engine may know a better place to go to. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { brand, locale } = visit;
  const rangeHref = readRangeForm(url);
  if (rangeHref) throw redirect(rangeHref, 303);
  const asked = readAskedList(url, params.lang);
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
  const elsewhere = chooseRedirect(page, false);
  if (elsewhere) throw redirect(elsewhere);
  const { text, correctedFrom } = page.understood;
  const status = view.page > 1 && view.cards.length === 0 ? 404 : 200;
  const hasChat = showsChatbotPanel({ kind: 'search', query }, chatSwitches(brand, url));
  return data(
    { view, typed: query, understood: correctedFrom ? { text, correctedFrom } : null, hasChat },
    { status },
  );
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('search');
  const { view, understood, hasChat } = loaderData;
  if (view && view.total === 0 && view.chosen.length === 0)
    return (
      <Suspense>
        <EmptyPage {...view} />
      </Suspense>
    );
  if (!view) return <SearchPrompt title={t('prompt')} />;
  const above = (
    <>
      {understood && <SearchNotes {...understood} />}
      {hasChat && <ListingChat />}
    </>
  );
  return <ListingPage view={view} above={above} />;
}
