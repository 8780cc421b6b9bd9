import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { SignInLink } from '#app/site/sign-in-link.tsx';
import { useSite } from '#app/site/site.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { BASKET_LINK } from '#commerce/links/shop-links.ts';
import type { Picture as PictureType } from '#commerce/media/picture.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { isReduced } from '#commerce/pricing/saving.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { showToast } from '#ui/toast-queue.ts';

export interface WishlistTile {
  productKey: string;
  colourSelected: string;
  lineItemSku: string;
  sizeSelected: boolean;
  slug: string;
  name: string;
  brand: string;
  colourLabel: string;
  picture: PictureType | null;
  price: { now: number; was: number | null; currency: string };
  sizes: { sku: string; size: string; isOnStock: boolean }[];
  isOnStock: boolean;
  /** How many are left, when they are few. */
  left: number | null;
  isPremier: boolean;
}

interface WishlistPageProps {
  /** What is shown: everything, or what was asked for. */
  tiles: WishlistTile[];
  count: number;
  asked: string;
  isGuest: boolean;
  moved: string | null;
  /** What has just been removed, and the form's word to bring it back. */
  removed: { name: string; data: string } | null;
  problem: boolean;
  /** Below a list with nothing on it. */
  whenEmpty: ReactNode;
}

export function WishlistPage(props: WishlistPageProps) {
  const { tiles, count, asked, isGuest, moved, removed, problem, whenEmpty } = props;
  const t = useTranslations('wishlist');
  const local = useLocalPath();
  const isLive = useHydrated();
  useUndoToast(removed);
  return (
    <main id="content" tabIndex={-1} className="page-width my-8 lg:my-12">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="heading mb-6 text-2xl">
        {t('title')}
        {count > 0 && <span className="text-soft ml-3 text-lg">{t('count', { count })}</span>}
      </h1>
      <div aria-live="polite">
        {moved && (
          <p className="bg-sunk mb-6 flex flex-wrap justify-between gap-x-6 px-4 py-3">
            {t('moved', { name: moved })}
            <ShopLink to={BASKET_LINK} className="text-link">
              {t('viewBasket')}
            </ShopLink>
          </p>
        )}
        {removed && !isLive && (
          <Form
            method="post"
            action={local('/wishlist')}
            preventScrollReset
            className="bg-sunk mb-6 flex flex-wrap items-center justify-between gap-x-6 px-4"
          >
            <p className="py-2">{t('removed', { name: removed.name })}</p>
            <input type="hidden" name="data" value={removed.data} />
            <Button type="submit" name="formType" value="addToWishlist" variant="link" size="small">
              {t('undo')}
            </Button>
          </Form>
        )}
        {problem && <p className="border-sale text-sale mb-6 border-l-4 py-1 pl-4">{t('problem')}</p>}
      </div>
      {(count > SEARCH_ABOVE || asked !== '') && <FindForm asked={asked} />}
      {count > 0 && tiles.length === 0 && (
        <p className="flex flex-wrap items-center gap-x-6">
          {t('noMatch', { text: asked })}
          <ShopLink to="/wishlist" className="text-link inline-flex min-h-11 items-center">
            {t('showAll')}
          </ShopLink>
        </p>
      )}
      {count === 0 ? (
        <>
          <EmptyWishlist isGuest={isGuest} />
          {whenEmpty}
        </>
      ) : (
        <ul className="card-grid">
          {tiles.map((tile) => (
            <Tile key={`${tile.productKey} ${tile.colourSelected}`} tile={tile} />
          ))}
        </ul>
      )}
    </main>
  );
}

/** The way back stays in sight, wherever on the page something was removed. */
function useUndoToast(removed: WishlistPageProps['removed']) {
  const t = useTranslations('wishlist');
  const submit = useSubmit();
  const local = useLocalPath();
  const show = useEffectEvent(({ name, data }: NonNullable<WishlistPageProps['removed']>) =>
    showToast({
      text: t('removed', { name }),
      action: {
        label: t('undo'),
        onAct: () =>
          void submit(
            { formType: 'addToWishlist', data },
            { method: 'post', action: local('/wishlist'), preventScrollReset: true },
          ),
      },
    }),
  );
  useEffect(() => {
    if (removed) show(removed);
  }, [removed]);
}

/** A short list is seen at a glance. */
const SEARCH_ABOVE = 8;

function FindForm({ asked }: { asked: string }) {
  const t = useTranslations('wishlist');
  const local = useLocalPath();
  return (
    <Form action={local('/wishlist')} role="search" className="mb-8 flex max-w-md items-end gap-3">
      <TextField
        label={t('find')}
        name="q"
        type="search"
        defaultValue={asked}
        maxLength={100}
        className="flex-1"
        key={asked}
      />
      <Button type="submit" variant="secondary">
        {t('findButton')}
      </Button>
    </Form>
  );
}

function EmptyWishlist({ isGuest }: { isGuest: boolean }) {
  const t = useTranslations('wishlist');
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-soft max-w-prose">{isGuest ? t('emptyGuest') : t('empty')}</p>
      <div className="flex flex-wrap gap-3">
        {isGuest && (
          <SignInLink backTo="/wishlist" className={buttonClass({})}>
            {t('signIn')}
          </SignInLink>
        )}
        <ShopLink to="/" className={buttonClass({ variant: isGuest ? 'secondary' : 'primary' })}>
          {t('browse')}
        </ShopLink>
      </div>
    </div>
  );
}

/** More than one size asks for a choice; a size saved with the item is chosen already. */
const SELECT_ABOVE_SIZES = 1;

function Tile({ tile }: { tile: WishlistTile }) {
  const t = useTranslations('wishlist');
  const { locale } = useSite();
  const local = useLocalPath();
  const { formData } = useNavigation();
  const isBusy = formData?.get('data') === tilePayload(tile);
  const money = (centAmount: number) =>
    formatMoney({ centAmount, currencyCode: tile.price.currency }, locale);
  const to = productLink({ slug: tile.slug, isPremier: tile.isPremier }, tile.colourSelected);
  const needsSize = tile.sizes.length > SELECT_ABOVE_SIZES;
  return (
    <li className="card grid content-between gap-3">
      <div>
        <ShopLink
          to={to}
          className={tile.isOnStock ? undefined : 'opacity-60'}
          tabIndex={-1}
          aria-hidden="true"
        >
          {tile.picture ? (
            <Picture
              src={tile.picture.src}
              alt=""
              ratio={tile.picture.ratio}
              tone={tile.picture.tone}
              sizes="(min-width: 1024px) 20vw, 50vw"
            />
          ) : (
            <span className="bg-sunk block aspect-[2/3]" />
          )}
        </ShopLink>
        <div className="mt-3 grid gap-1">
          <p className="text-soft text-sm">{tile.brand}</p>
          <ShopLink to={to} className="hover:underline">
            {tile.name}
          </ShopLink>
          <p className="text-soft text-sm">{tile.colourLabel}</p>
          <Price
            price={money(tile.price.now)}
            was={isReduced(tile.price.now, tile.price.was) ? money(tile.price.was) : undefined}
          />
          {tile.left !== null && tile.isOnStock && (
            <p className="text-sale text-sm">{t('lowStock', { count: tile.left })}</p>
          )}
        </div>
      </div>
      <Form method="post" action={local('/wishlist')} preventScrollReset className="grid gap-2">
        <input type="hidden" name="data" value={tilePayload(tile)} />
        <input type="hidden" name="name" value={tile.name} />
        {tile.isOnStock && needsSize && (
          <SelectField
            label={`${t('size')}: ${tile.name}`}
            hideLabel
            name="sku"
            defaultValue={tile.sizeSelected ? tile.lineItemSku : ''}
            options={[
              { value: '', label: t('chooseSize') },
              ...tile.sizes.map(({ sku, size, isOnStock }) => ({
                value: sku,
                label: isOnStock ? size : t('sizeGone', { size }),
                disabled: !isOnStock,
              })),
            ]}
          />
        )}
        {!needsSize && <input type="hidden" name="sku" value={tile.sizes[0]?.sku ?? tile.lineItemSku} />}
        {tile.isOnStock ? (
          <Button type="submit" name="formType" value="moveToBasket" size="small" wide loading={isBusy}>
            {t('moveToBasket')}
          </Button>
        ) : (
          <p className="text-soft grid min-h-11 place-items-center text-sm">{t('soldOut')}</p>
        )}
        <Button type="submit" name="formType" value="removeFromWishlist" variant="link" size="small">
          {t('remove')}
          <span className="sr-only"> {tile.name}</span>
        </Button>
      </Form>
    </li>
  );
}

function tilePayload({ productKey, colourSelected, lineItemSku, sizeSelected }: WishlistTile): string {
  return JSON.stringify({ productKey, colourSelected, lineItemSku, sizeSelected });
}
