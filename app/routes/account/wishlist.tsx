import { useEffect, useRef } from 'react';
import { data } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { RecommendationCarousel } from '#app/features/recommendations/recommendation-carousel.tsx';
import { WishlistPage, type WishlistTile } from '#app/features/wishlist/wishlist-page.tsx';
import { changeWishlist } from '#app/routes/api/wishlist/answer.ts';
import { readForm } from '#app/routes/read-form.ts';
import { useShopper } from '#app/site/shopper.tsx';
import type { Product } from '#commerce/catalogue/product.ts';
import { isLow } from '#commerce/catalogue/stock-state.ts';
import { parseStorableJson } from '#commerce/text/storable-text.ts';
import { WISHLIST_ANSWERS } from '#commerce/wishlist/answers.ts';
import { findInWishlist } from '#commerce/wishlist/find-in-wishlist.ts';
import { parseWishlistPayload, type WishlistItem } from '#commerce/wishlist/payload.ts';
import type { Route } from './+types/wishlist';
import { ensureBasketOwner } from './account-guard.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUESTION);
  const { session, brand } = context.get(requestContext);
  const customer = await session.customer();
  if (!customer) return { isGuest: true, tiles: [], count: 0, asked: '' };
  const { wishlist, catalogue } = context.get(shopContext);
  const items = await wishlist.items(customer.id);
  const keys = [...new Set(items.map(({ productKey }) => productKey))];
  const products = await catalogue.productsByIds(await catalogue.productIdsByKeys(keys));
  const byKey = new Map(products.map((product) => [product.key, product]));
  const tiles = items.flatMap((item) => {
    const product = byKey.get(item.productKey);
    return product ? [toTile(item, product, brand.settings.stock.lowStockQuantity)] : [];
  });
  return { isGuest: false, tiles: findInWishlist(tiles, asked), count: tiles.length, asked };
}

const LONGEST_QUESTION = 100;

/** The page's own form: `formType` says what, `data` says with which item. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const sent = parseJson(form.get('data'));
  const formType = form.get('formType');
  if (formType === 'moveToBasket') return moveToBasket(context, sent, String(form.get('sku') ?? ''));
  if (formType !== 'addToWishlist' && formType !== 'removeFromWishlist') {
    return data({ moved: null, error: 'formType', errorSource: 'wishlist' }, { status: 400 });
  }
  const result = await changeWishlist(context, formType === 'addToWishlist' ? 'add' : 'remove', sent);
  if ('error' in result) {
    return data({ moved: null, error: result.error, errorSource: 'wishlist' }, { status: result.status });
  }
  const isDone = result.answer === WISHLIST_ANSWERS.added || result.answer === WISHLIST_ANSWERS.removed;
  const removed =
    result.answer === WISHLIST_ANSWERS.removed
      ? { name: String(form.get('name') ?? '').slice(0, 200), data: String(form.get('data')) }
      : null;
  if (isDone) return { moved: null, removed, error: null, errorSource: null };
  return data({ moved: null, error: result.answer, errorSource: 'wishlist' }, { status: 409 });
}

async function moveToBasket(context: Route.ActionArgs['context'], sent: unknown, sku: string) {
  const { session, brand } = context.get(requestContext);
  const { baskets, wishlist } = context.get(shopContext);
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
  const { refresh } = useShopper();
  const told = useRef<unknown>(null);
  useEffect(() => {
    if (!actionData || actionData.error || told.current === actionData) return;
    told.current = actionData;
    void refresh();
  }, [actionData, refresh]);
  return (
    <WishlistPage
      tiles={loaderData.tiles}
      isGuest={loaderData.isGuest}
      count={loaderData.count}
      asked={loaderData.asked}
      moved={actionData?.moved ?? null}
      removed={(actionData && 'removed' in actionData && actionData.removed) || null}
      problem={Boolean(actionData?.error)}
      whenEmpty={<RecommendationCarousel kind="we-think-you-will-like" />}
    />
  );
}

function toTile(item: WishlistItem, product: Product, lowStockQuantity: number): WishlistTile {
  const colour = product.colours.find(({ colour }) => colour === item.colourSelected);
  const variants = product.variants.filter((variant) => variant.colour === item.colourSelected);
  const chosen = variants.find(({ sku }) => sku === item.lineItemSku) ?? variants[0] ?? product.variants[0]!;
  const left = item.sizeSelected
    ? chosen.stock.availableQuantity
    : variants.reduce((sum, { stock }) => sum + stock.availableQuantity, 0);
  return {
    ...item,
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    colourLabel: colour?.label ?? item.colourSelected,
    picture: colour?.images[0] ?? null,
    price: {
      now: chosen.price.price.centAmount,
      was: chosen.price.wasPrice?.centAmount ?? null,
      currency: chosen.price.price.currencyCode,
    },
    sizes: variants.map(({ sku, size, stock }) => ({ sku, size, isOnStock: stock.isOnStock })),
    isOnStock: variants.some(({ stock }) => stock.isOnStock),
    left: isLow(left, lowStockQuantity) ? left : null,
    isPremier: product.isPremier,
  };
}

function parseJson(sent: FormDataEntryValue | null): unknown {
  try {
    return typeof sent === 'string' ? parseStorableJson(sent) : null;
  } catch {
    return null;
  }
}
