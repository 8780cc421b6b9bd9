import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { findContextAddress, findPlainAddress, readAskedList } from '#app/features/listing/asked-list.ts';
import { loadLiked, loadList } from '#app/features/listing/load-list.server.ts';
import { asleep } from '#app/hydration/asleep.tsx';
import { pack, unpack } from '#app/hydration/packed.ts';
import { WakeForAds } from '#app/hydration/wake-for-ads.tsx';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { breadcrumbsOf } from '#commerce/links/breadcrumbs.ts';
import { showsChatbotPanel } from '#commerce/listing/chatbot-panel.ts';
import type { Route } from './+types/listing';
import { chatSwitches } from './chat-switches.ts';
import '../../features/chatbot/listing-panel.css';
import '#app/features/listing/first-view.ts';
import '../../features/advertising/sponsored.css';

export const handle = { sleeps: true };

const chat = asleep(() => import('#app/features/chatbot/listing-panel.tsx'));
const listing = asleep(() => import('./listing-part.tsx'));

/** A category, collection or brand: the products of one branch of the tree. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(requestContext);
  const { locale, dependsOn } = visit;
  const plain = findPlainAddress(url, { reviewsEnabled: visit.brand.features.reviews });
  if (plain) throw redirect(plain, 303);
  const { facets, routes } = visit.brand.settings;
  const asked = readAskedList(url, params.lang, facets.maxSelectedPerKey, routes.listContexts);
  const inContext = findContextAddress(url, asked, locale, routes.listContexts);
  if (inContext) throw redirect(inContext, 301);
  const [slug = '', ...rest] = asked.names;
  const category = rest.length === 0 ? await shop.catalogue.categoryBySlug(slug, locale) : null;
  if (!category) {
    dependsOn('categories');
    const nothing = {
      address: asked.address,
      query: null,
      liked: await loadLiked(shop, visit, request.signal),
    };
    return data({ view: null, nothing, hasChat: false }, { status: 404 });
  }
  dependsOn(`category:${slug}`, 'categories');
  const path = await Promise.all(category.path.map((each) => shop.catalogue.categoryBySlug(each, locale)));
  const crumbs = breadcrumbsOf(
    path.flatMap((each) => each ?? []),
    translatorFor(locale)('plp.home') ?? 'Home',
  );
  const { view } = await loadList(
    shop,
    visit,
    {
      ...asked,
      type: url.pathname.includes('/collection/') ? 'collection' : 'category',
      title: category.name,
      query: null,
      category,
      crumbs,
    },
    request.signal,
  );
  if (view.total === 0 && view.chosen.length === 0)
    return data({ view: null, nothing: view, hasChat: false }, { status: 404 });
  const hasChat = showsChatbotPanel(
    { kind: 'category', name: category.name, url: asked.address },
    chatSwitches(visit.brand, url),
  );
  const status = view.page > 1 && view.cards.length === 0 ? 404 : 200;
  return data({ view: pack(view), nothing: null, hasChat }, { status });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), listing.fetch(), chat.fetch()]);
  return answer;
}

export default function Listing({ loaderData: { view: packed, nothing, hasChat } }: Route.ComponentProps) {
  const view = packed && unpack(packed);
  const panel = hasChat && (
    <Suspense>
      <chat.Part />
    </Suspense>
  );
  return (
    <>
      <WakeForAds list={view} />
      <Suspense>
        <listing.Part view={view} nothing={nothing} chat={panel} />
      </Suspense>
    </>
  );
}
