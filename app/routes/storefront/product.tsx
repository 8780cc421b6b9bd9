import { Suspense } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { loadOrPreview } from '#app/features/product/load-or-preview.ts';
import { loadHybridList, loadProduct } from '#app/features/product/load-product.server.ts';
import { metaTags } from '#app/features/product/product-meta.ts';
import { useViewed } from '#app/features/product/use-viewed.ts';
import { deferHydration } from '#app/hydration/defer-hydration.tsx';
import { addFromForm } from '#app/routes/api/basket/add-items.ts';
import { changeWishlist } from '#app/routes/api/wishlist/change-wishlist.ts';
import { parseJsonField, readForm } from '#app/routes/read-form.ts';
import { loadNotFoundPage } from '#app/sections/load-page.server.ts';
import { PageMemory } from '#app/site/page-memory.ts';
import { WISHLIST_RESULTS } from '#commerce/wishlist/results.ts';
import type { Route } from './+types/product';
import { NotFoundView } from './product-not-found.ts';
import '../../features/delivery/delivery.css';
import '../../features/gallery/gallery.css';
import '../../features/product/product.css';
import '../../features/product/choice.css';
import '../../features/product/panel.css';
import '../../features/widgets/widgets.css';

export const handle = { deferHydration: true };

const product = deferHydration(() => import('./product-part.tsx'));
/** Shown while the product of a card loads, never on the first page. */
const preview = deferHydration(() => import('#app/features/product/product-preview.tsx'), { isRare: true });

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData && 'view' in loaderData && loaderData.view ? metaTags(loaderData.meta) : [];
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const found = await loadProduct(shop, context.get(requestContext), params.slug);
  if (!found) {
    const notFound = await loadNotFoundPage(context);
    return data({ view: null, meta: null, list: null, isDemo: false, notFound }, { status: 404 });
  }
  const isHybrid = new URL(request.url).searchParams.get('hybrid') === 'true';
  const list = isHybrid ? await loadHybridList(shop, context.get(requestContext), found) : null;
  const isDemo = shop.environment.DEMO;
  return data({ view: found.view, meta: found.meta, list, isDemo, notFound: null });
}

/** On a navigation within the shop, the code of the page is fetched together with its data. */
export function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrPreview({
    request,
    slug: params.slug,
    load: async () => (await Promise.all([serverLoader(), product.fetch()]))[0],
    preparePreview: preview.fetch,
  });
}

/** Adds to the basket without script, so that errors are shown beside their fields; saves to and removes from the wishlist. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.has('sku')) {
    const refused = await addFromForm(context, form);
    return data({ refused }, { status: 422 });
  }
  const operation = form.get('formType') === 'removeFromWishlist' ? 'remove' : 'add';
  const change = await changeWishlist(context, operation, parseJsonField(form, 'data'));
  const fail = (error: string, status: number) => data({ error, errorSource: 'wishlist' }, { status });
  if ('error' in change) return fail(change.error, change.status);
  const { result } = change;
  if (result === WISHLIST_RESULTS.guest) return fail(result, 401);
  const isFailure = result === WISHLIST_RESULTS.notAdded || result === WISHLIST_RESULTS.notRemoved;
  return isFailure ? fail(result, 409) : { result };
}

/** Another colour or size needs no new data; another product does, and so does a call of `revalidate`. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  const isHybrid = (url: URL) => url.searchParams.get('hybrid');
  const isSamePage = currentUrl.href === nextUrl.href && !formMethod;
  return isSamePage || currentUrl.pathname !== nextUrl.pathname || isHybrid(currentUrl) !== isHybrid(nextUrl);
}

const NOT_LOADED = { view: null, list: null, isDemo: false, notFound: null };

export default function ProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { view, list, isDemo, notFound } = 'preview' in loaderData ? NOT_LOADED : loaderData;
  const refused = actionData && 'refused' in actionData ? actionData.refused : null;
  useViewed(view);
  if ('preview' in loaderData) {
    return (
      <Suspense>
        <preview.Part {...loaderData.preview} />
      </Suspense>
    );
  }
  if (view) {
    return (
      <Suspense>
        <product.Part key={view.id} view={view} list={list} isDemo={isDemo} refused={refused} />
        <PageMemory data={loaderData} />
      </Suspense>
    );
  }
  return (
    <main id="content" tabIndex={-1} className="product-missing">
      <Suspense>
        <NotFoundView page={notFound} />
      </Suspense>
    </main>
  );
}
