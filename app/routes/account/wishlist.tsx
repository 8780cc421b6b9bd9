import { useEffect, useRef } from 'react';
import { data, redirect } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { RecommendationCarousel } from '#app/features/recommendations/recommendation-carousel.tsx';
import { SAVE_FIELD } from '#app/features/wishlist/save-form.ts';
import { WishlistPage } from '#app/features/wishlist/wishlist-page.tsx';
import { describeWishlistTile } from '#app/features/wishlist/wishlist-tile-view.ts';
import { changeWishlist } from '#app/routes/api/wishlist/change-wishlist.ts';
import { ensureBasketOwner } from '#app/routes/customer-guard.ts';
import { storeDraft, takeDraft } from '#app/routes/form-draft.ts';
import { parseJsonField, readForm } from '#app/routes/read-form.ts';
import { localPath } from '#app/site/local-path.ts';
import { refreshShopper } from '#app/site/shopper.tsx';
import { translateProduct } from '#commerce/catalogue/product-texts.ts';
import { isSoldOn } from '#commerce/catalogue/sold-on-site.ts';
import { findInWishlist } from '#commerce/wishlist/find-in-wishlist.ts';
import { parseWishlistPayload } from '#commerce/wishlist/payload.ts';
import { WISHLIST_RESULTS } from '#commerce/wishlist/results.ts';
import type { Route } from './+types/wishlist';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const { session, brand, locale } = context.get(requestContext);
  const customer = await session.customer();
  if (!customer) return { isGuest: true, tiles: [], count: 0, query: '' };
  // What a guest wanted to save, before signing in.
  const draft = takeDraft(context, request);
  if (draft?.has(SAVE_FIELD)) await changeWishlist(context, 'add', parseJsonField(draft, SAVE_FIELD));
  const {
    catalogue,
    customers: { wishlist },
  } = context.get(shopContext);
  const items = await wishlist.items(customer.id);
  const keys = [...new Set(items.map(({ productKey }) => productKey))];
  const products = await catalogue.productsByIds(await catalogue.productIdsByKeys(keys), brand.priceList);
  const sold = products.filter((product) => isSoldOn(product, brand.slug));
  const byKey = new Map(sold.map((product) => [product.key, translateProduct(product, locale)]));
  const tiles = items.flatMap((item) => {
    const product = byKey.get(item.productKey);
    return (product && describeWishlistTile(item, product, brand.settings.stock.lowStockQuantity)) ?? [];
  });
  return { isGuest: false, tiles: findInWishlist(tiles, query), count: tiles.length, query };
}

const MAX_QUERY_LENGTH = 100;

/** The forms of the page: `formType` names the action, `data` the item. */
export async function action({ context, request }: Route.ActionArgs) {
  const copy = request.clone();
  const form = await readForm(request);
  if (form.has(SAVE_FIELD)) return saveWithoutScript(context, form, copy);
  const sent = parseJsonField(form, 'data');
  const formType = form.get('formType');
  if (formType === 'moveToBasket') return moveToBasket(context, sent, String(form.get('sku') ?? ''));
  if (formType !== 'addToWishlist' && formType !== 'removeFromWishlist') {
    return data({ moved: null, error: 'formType', errorSource: 'wishlist' }, { status: 400 });
  }
  const change = await changeWishlist(context, formType === 'addToWishlist' ? 'add' : 'remove', sent);
  if ('error' in change) {
    return data({ moved: null, error: change.error, errorSource: 'wishlist' }, { status: change.status });
  }
  const isDone = change.result === WISHLIST_RESULTS.added || change.result === WISHLIST_RESULTS.removed;
  const removed =
    change.result === WISHLIST_RESULTS.removed
      ? { name: String(form.get('name') ?? '').slice(0, 200), data: String(form.get('data')) }
      : null;
  if (isDone) return { moved: null, removed, error: null, errorSource: null };
  return data({ moved: null, error: change.result, errorSource: 'wishlist' }, { status: 409 });
}

/** The heart of a page without script: a guest signs in first. */
async function saveWithoutScript(context: Route.ActionArgs['context'], form: FormData, request: Request) {
  const { brand, locale } = context.get(requestContext);
  const wishlist = localPath('/wishlist', locale, brand);
  const change = await changeWishlist(context, 'add', parseJsonField(form, SAVE_FIELD));
  if (!('result' in change) || change.result !== WISHLIST_RESULTS.guest) throw redirect(wishlist, 303);
  await storeDraft(context, request);
  const signIn = localPath('/sign-in', locale, brand);
  throw redirect(`${signIn}?returnTo=${encodeURIComponent(wishlist)}`, 303);
}

async function moveToBasket(context: Route.ActionArgs['context'], sent: unknown, sku: string) {
  const { session, brand } = context.get(requestContext);
  const {
    checkout: { baskets },
    customers: { wishlist },
  } = context.get(shopContext);
  const parsed = parseWishlistPayload(sent);
  const customer = await session.customer();
  const fail = (status: number) => data({ moved: null, error: 'basket', errorSource: 'basket' }, { status });
  if (!parsed.ok || !customer || sku === '') return fail(422);
  const owner = await ensureBasketOwner(context);
  const item = { sku, quantity: 1, customFields: {}, isSubscription: false, bundleId: null, search: null };
  const added = await baskets.add(owner, [item], brand, false);
  if (added.kind !== 'added') return fail(409);
  await wishlist.remove(customer.id, parsed.payload);
  const view = await baskets.view(owner, brand);
  const name = view?.lines.find((line) => line.sku === sku)?.name ?? '';
  return { moved: name, error: null, errorSource: null };
}

export default function Wishlist({ loaderData, actionData }: Route.ComponentProps) {
  const handled = useRef<unknown>(null);
  useEffect(() => {
    if (!actionData || actionData.error || handled.current === actionData) return;
    handled.current = actionData;
    void refreshShopper();
  }, [actionData]);
  return (
    <WishlistPage
      tiles={loaderData.tiles}
      isGuest={loaderData.isGuest}
      count={loaderData.count}
      query={loaderData.query}
      moved={actionData?.moved ?? null}
      removed={(actionData && 'removed' in actionData && actionData.removed) || null}
      problem={Boolean(actionData?.error)}
      whenEmpty={<RecommendationCarousel kind="we-think-you-will-like" />}
    />
  );
}
