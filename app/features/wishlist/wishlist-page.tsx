import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { SignInLink } from '#app/site/sign-in-link.tsx';
import { BASKET_LINK } from '#commerce/links/shop-links.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { WishlistTile } from './wishlist-tile.tsx';
import type { WishlistTileView } from './wishlist-tile-view.ts';

interface WishlistPageProps {
  /** All items, or those that match the query. */
  tiles: WishlistTileView[];
  count: number;
  query: string;
  isGuest: boolean;
  moved: string | null;
  /** The item that was just removed, with the form data that adds it again. */
  removed: { name: string; data: string } | null;
  problem: boolean;
  /** Shown below an empty list. */
  whenEmpty: ReactNode;
}

export function WishlistPage(props: WishlistPageProps) {
  const { tiles, count, query, isGuest, moved, removed, problem, whenEmpty } = props;
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
      {(count > SEARCH_ABOVE || query !== '') && <SearchForm query={query} />}
      {count > 0 && tiles.length === 0 && (
        <p className="flex flex-wrap items-center gap-x-6">
          {t('noMatch', { text: query })}
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
            <WishlistTile key={`${tile.productKey} ${tile.colourSelected}`} tile={tile} />
          ))}
        </ul>
      )}
    </main>
  );
}

/** Offers to undo a removal in a toast, which is visible wherever the page is scrolled to. */
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

/** Shorter lists need no search. */
const SEARCH_ABOVE = 8;

function SearchForm({ query }: { query: string }) {
  const t = useTranslations('wishlist');
  const local = useLocalPath();
  return (
    <Form action={local('/wishlist')} role="search" className="mb-8 flex max-w-md items-end gap-3">
      <TextField
        label={t('find')}
        name="q"
        type="search"
        defaultValue={query}
        maxLength={100}
        className="flex-1"
        key={query}
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
