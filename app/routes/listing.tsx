import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { breadcrumbsOf } from '#domain/links/breadcrumbs.ts';
import { shopContext, visitContext } from '../context.ts';
import { readAskedList, readRangeForm } from '../departments/listing/asked-list.ts';
import { loadLiked, loadList } from '../departments/listing/load-list.server.ts';
import { translatorFor } from '../i18n/translate.server.ts';
import { asleep } from '../site/asleep.tsx';
import type { Route } from './+types/listing';
import '../departments/listing/first-view.ts';

export const handle = { sleeps: true };

const listing = asleep(() => import('../departments/listing/listing-or-nothing.tsx'));

/** A category, collection or brand: the products of one branch of the tree. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { locale, dependsOn } = visit;
  const rangeHref = readRangeForm(url);
  if (rangeHref) throw redirect(rangeHref, 303);
  const asked = readAskedList(url, params.lang);
  const [slug = '', ...rest] = asked.names;
  const category = rest.length === 0 ? await shop.catalogue.categoryBySlug(slug, locale) : null;
  if (!category) {
    dependsOn('categories');
    const nothing = {
      address: asked.address,
      query: null,
      liked: await loadLiked(shop, visit, request.signal),
    };
    return data({ view: null, nothing }, { status: 404 });
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
    return data({ view: null, nothing: view }, { status: 404 });
  return data({ view, nothing: null }, { status: view.page > 1 && view.cards.length === 0 ? 404 : 200 });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), listing.fetch()]);
  return answer;
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <listing.Part {...loaderData} />
    </Suspense>
  );
}
