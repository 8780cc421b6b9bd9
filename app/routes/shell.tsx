import { lazy } from 'react';
import { data, Outlet } from 'react-router';
import { formatMoney } from '#domain/price/format-money.ts';
import { shopContext, visitContext } from '../context.ts';
import { ConsentChoice } from '../departments/consent/consent-choice.tsx';
import { CardSlotsProvider } from '../departments/product-card/card-slots.tsx';
import { CardQuickAdd } from '../departments/quick-add/card-quick-add.tsx';
import { ErrorPage, NotFoundPage } from '../departments/shell/error-page.tsx';
import { Shell } from '../departments/shell/shell.tsx';
import { CardWishlistButton } from '../departments/wishlist/wishlist-button.tsx';
import { WishlistProvider } from '../departments/wishlist/wishlist-provider.tsx';
import type { Route } from './+types/shell';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { brand, locale, dependsOn } = context.get(visitContext);
  dependsOn('categories');
  // `/xyz` looks like a home page in a language called xyz; there is none.
  const isMissing = params.lang !== undefined && params.lang !== locale;
  const freeFrom = brand.settings.delivery.freeThresholdMinor;
  const shell = {
    departments: await context.get(shopContext).navigation.departments(brand, locale),
    freeDeliveryFrom:
      freeFrom === null ? null : formatMoney({ centAmount: freeFrom, currencyCode: brand.currency }, locale),
    isMissing,
    wishlistMax: brand.features.wishlist ? brand.settings.wishlist.maxItems : null,
  };
  return data(shell, { status: isMissing ? 404 : 200 });
}

/** The header's departments are those of the whole visit. */
export function shouldRevalidate() {
  return false;
}

export default function ShellRoute({ loaderData }: Route.ComponentProps) {
  const { isMissing, wishlistMax, ...shell } = loaderData;
  return (
    <Shell {...shell} loadBasketPanel={loadBasketPanel}>
      <WishlistProvider maxItems={wishlistMax ?? 0} SignIn={SignInDialog}>
        <CardSlotsProvider slots={wishlistMax === null ? NO_SLOTS : CARD_SLOTS}>
          {isMissing ? <NotFoundPage /> : <Outlet />}
        </CardSlotsProvider>
      </WishlistProvider>
      <ConsentChoice />
    </Shell>
  );
}

/** Asked for when somebody wants to see them, and not before. */
const loadBasketPanel = () => import('../departments/basket/mini-basket.tsx');
const SignInDialog = lazy(() => import('../departments/account/sign-in-dialog.tsx'));

const NO_SLOTS = { QuickAdd: CardQuickAdd };
/** What other departments put on every product card. */
const CARD_SLOTS = { Wishlist: CardWishlistButton, QuickAdd: CardQuickAdd };

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell
      departments={loaderData?.departments ?? []}
      freeDeliveryFrom={loaderData?.freeDeliveryFrom ?? null}
    >
      <ErrorPage error={error} />
    </Shell>
  );
}
