import { Suspense } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { loadHybridList, loadProduct } from '#app/features/product/load-product.server.ts';
import { metaTags } from '#app/features/product/product-meta.ts';
import { useStockWatch } from '#app/features/product/use-stock-watch.ts';
import { asleep } from '#app/hydration/asleep.tsx';
import { readForm } from '#app/routes/read-form.ts';
import { notFoundContent } from '#app/sections/ready-page.server.ts';
import { parseStorableJson } from '#commerce/text/storable-text.ts';
import { WISHLIST_ANSWERS } from '#commerce/wishlist/answers.ts';
import { parseWishlistPayload } from '#commerce/wishlist/payload.ts';
import type { Route } from './+types/product';
import { NotFoundView } from './product-parts.ts';
import '../../features/delivery/delivery.css';
import '../../features/gallery/gallery.css';
import '../../features/product/product.css';
import '../../features/product/choice.css';
import '../../features/product/panel.css';
import '../../features/widgets/widgets.css';

export const handle = { sleeps: true };

const product = asleep(() => import('./product-whole.tsx'));

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.view ? metaTags(loaderData.meta) : [];
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(requestContext);
  const found = await loadProduct(shop, visit, params.slug);
  if (!found) {
    const notFound = await notFoundContent(context);
    return data({ view: null, meta: null, list: null, isDemo: false, notFound }, { status: 404 });
  }
  const isHybrid = new URL(request.url).searchParams.get('hybrid') === 'true';
  const list = isHybrid ? await loadHybridList(shop, visit, found) : null;
  const isDemo = shop.environment.DEMO;
  return data({ view: found.view, meta: found.meta, list, isDemo, notFound: null });
}

/** From another page the product comes with the code that makes it alive. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), product.fetch()]);
  return answer;
}

/** Saving to and removing from the wishlist. */
export async function action({ context, request }: Route.ActionArgs) {
  const { session, brand } = context.get(requestContext);
  const form = await readForm(request);
  const parsed = parseWishlistPayload(parseJson(form.get('data')));
  const fail = (error: string, status = 422) => data({ error, errorSource: 'wishlist' }, { status });
  if (!parsed.ok) return fail(parsed.error.key);
  const customer = (await session.current())?.customer;
  if (!customer) return fail(WISHLIST_ANSWERS.guest, 401);
  const { wishlist } = context.get(shopContext);
  const isRemoval = form.get('formType') === 'removeFromWishlist';
  if (!isRemoval && !(await wishlist.isSold(parsed.payload))) return fail('pdp.wishlist.errorAdding', 404);
  const answer = isRemoval
    ? await wishlist.remove(customer.id, parsed.payload)
    : await wishlist.add(customer.id, parsed.payload, brand.settings.wishlist.maxItems);
  const isFailure = answer === WISHLIST_ANSWERS.notAdded || answer === WISHLIST_ANSWERS.notRemoved;
  return isFailure ? fail(answer, 409) : { answer };
}

/** Colour and size are chosen from what is here already; only another product is another page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const isHybrid = (url: URL) => url.searchParams.get('hybrid');
  return currentUrl.pathname !== nextUrl.pathname || isHybrid(currentUrl) !== isHybrid(nextUrl);
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { view, list, isDemo, notFound } = loaderData;
  useStockWatch(view);
  if (view) {
    return (
      <Suspense>
        <product.Part key={view.id} view={view} list={list} isDemo={isDemo} />
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

function parseJson(sent: FormDataEntryValue | null): unknown {
  try {
    return typeof sent === 'string' ? parseStorableJson(sent) : null;
  } catch {
    return null;
  }
}
