import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import {
  findContextAddress,
  findNormalisedAddress,
  parseListAddress,
} from '#app/features/listing/list-address.ts';
import { loadList, loadPopular } from '#app/features/listing/load-list.server.ts';
import { loadOrRestoreList, useShownList } from '#app/features/listing/restore-list.ts';
import { fromCompact, toCompact } from '#app/hydration/compact.ts';
import { deferHydration } from '#app/hydration/defer-hydration.tsx';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { PageMemory } from '#app/site/page-memory.ts';
import { breadcrumbsOf } from '#commerce/links/breadcrumbs.ts';
import { showsChatbotPanel } from '#commerce/listing/chatbot-panel.ts';
import type { Route } from './+types/listing';
import { chatSwitches } from './chat-switches.ts';
import '../../features/chatbot/listing-panel.css';
import '#app/features/listing/first-view-styles.ts';
import '../../features/advertising/sponsored.css';

export const handle = { deferHydration: true };

const chat = deferHydration(() => import('#app/features/chatbot/listing-panel.tsx'));
const listing = deferHydration(() => import('./listing-part.tsx'));

/** The products of a category, collection or brand. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { brand, locale, dependsOn } = context.get(requestContext);
  const normalised = findNormalisedAddress(url, { reviewsEnabled: brand.features.reviews });
  if (normalised) throw redirect(normalised, 303);
  const { facets, routes } = brand.settings;
  const list = parseListAddress(url, params.lang, facets.maxSelectedPerKey, routes.listContexts);
  const inContext = findContextAddress(url, list, locale, routes.listContexts);
  if (inContext) throw redirect(inContext, 301);
  const [slug = '', ...rest] = list.names;
  const category = rest.length === 0 ? await shop.catalogue.categoryBySlug(slug, locale) : null;
  if (!category) {
    dependsOn('categories');
    const empty = {
      address: list.address,
      query: null,
      popular: await loadPopular(shop, context.get(requestContext), request.signal),
    };
    return data({ view: null, empty, hasChat: false }, { status: 404 });
  }
  dependsOn(`category:${slug}`, 'categories');
  const path = await Promise.all(category.path.map((each) => shop.catalogue.categoryBySlug(each, locale)));
  const crumbs = breadcrumbsOf(
    path.flatMap((each) => each ?? []),
    translatorFor(locale)('plp.home') ?? 'Home',
  );
  const { view } = await loadList(
    shop,
    context.get(requestContext),
    {
      ...list,
      type: url.pathname.includes('/collection/') ? 'collection' : 'category',
      title: category.name,
      query: null,
      category,
      crumbs,
    },
    request.signal,
  );
  if (view.total === 0 && view.chosen.length === 0)
    return data({ view: null, empty: view, hasChat: false }, { status: 404 });
  const hasChat = showsChatbotPanel(
    { kind: 'category', name: category.name, url: list.address },
    chatSwitches(brand, url),
  );
  const status = view.page > 1 && view.cards.length === 0 ? 404 : 200;
  return data({ view: toCompact(view), empty: null, hasChat }, { status });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrRestoreList(request, async () => {
    const [loaded] = await Promise.all([serverLoader(), listing.fetch()]);
    if (loaded.hasChat) await chat.fetch();
    return loaded;
  });
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { view: compact, empty, hasChat } = loaderData;
  const failedHref = useShownList(loaderData);
  const view = compact && fromCompact(compact);
  const panel = hasChat && (
    <Suspense>
      <chat.Part />
    </Suspense>
  );
  return (
    <>
      {!failedHref && <PageMemory data={loaderData} />}
      <Suspense>
        <listing.Part view={view} empty={empty} chat={panel} failedHref={failedHref} />
      </Suspense>
    </>
  );
}
