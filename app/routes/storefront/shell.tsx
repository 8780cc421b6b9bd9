import { Suspense } from 'react';
import { data, Outlet } from 'react-router';
import { StaffDoor } from '#app/admin/tools/staff-door.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import { ChatMount } from '#app/features/chatbot/chat-mount.tsx';
import { ConsentChoice } from '#app/features/consent/consent-choice.tsx';
import { CardSlotsProvider } from '#app/features/product-card/card-slots.tsx';
import { ErrorView } from '#app/features/shell/error-view.tsx';
import { Shell } from '#app/features/shell/shell.tsx';
import { asleep } from '#app/hydration/asleep.tsx';
import { notFoundContent } from '#app/sections/ready-page.server.ts';
import { missingPages } from '#app/site/missing-pages.server.ts';
import { useSite } from '#app/site/site.ts';
import { footerPageLinks } from '#commerce/links/shop-links.ts';
import { mediaAddress } from '#commerce/media/picture.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { late } from '#ui/late.ts';
import { MediaAddress } from '#ui/media-address.ts';
import type { Route } from './+types/shell';
import { MissingPage } from './missing-page.tsx';

const { Part: WishlistHost } = asleep(() => import('#app/features/wishlist/wishlist-host.tsx'));
const { Part: CardWishlistButton } = asleep(() => import('#app/features/wishlist/card-wishlist-button.tsx'));
const { Part: CardQuickAdd } = asleep(() => import('#app/features/quick-add/card-quick-add.tsx'));

export async function loader({ context, params }: Route.LoaderArgs) {
  const { brand, locale, dependsOn } = context.get(requestContext);
  dependsOn('categories');
  const isMissing = isUnknownLanguage(params.lang, locale);
  const freeFrom = brand.settings.delivery.freeThresholdMinor;
  const shell = {
    departments: await context.get(shopContext).navigation.departments(brand, locale),
    freeDeliveryFrom:
      freeFrom === null ? null : formatMoney({ centAmount: freeFrom, currencyCode: brand.currency }, locale),
    notFound: isMissing ? await notFoundContent(context) : null,
    missingPages: await missingPages(
      context.get(shopContext),
      context.get(requestContext),
      footerPageLinks(brand.slug),
    ),
    isDemo: context.get(shopContext).environment.DEMO,
    hasChat: brand.features.chatbot,
    hasExperiment: brand.settings.thirdParty.abTastyId !== null,
    wishlistMax: brand.features.wishlist ? brand.settings.wishlist.maxItems : null,
  };
  return data(shell, { status: isMissing ? 404 : 200 });
}

/** `/xyz` looks like a home page in a language called xyz; there is none. */
function isUnknownLanguage(lang: string | undefined, locale: string): boolean {
  return lang !== undefined && lang !== locale;
}

/** The header's departments are those of the whole visit. */
export function shouldRevalidate() {
  return false;
}

export default function ShellRoute({ loaderData, params }: Route.ComponentProps) {
  const { notFound, wishlistMax, hasChat, hasExperiment, ...shell } = loaderData;
  const { brand, locale } = useSite();
  return (
    <MediaAddress value={(path) => mediaAddress(path, brand.mediaHost)}>
      <Shell {...shell} loadBasketPanel={loadBasketPanel}>
        <CardSlotsProvider slots={wishlistMax === null ? NO_SLOTS : CARD_SLOTS}>
          {isUnknownLanguage(params.lang, locale) ? <MissingPage page={notFound} /> : <Outlet />}
        </CardSlotsProvider>
        <Suspense>
          <WishlistHost maxItems={wishlistMax ?? 0} SignIn={SignInDialog} />
        </Suspense>
        <StaffDoor />
        {hasExperiment && (
          <Suspense>
            <Experiment />
          </Suspense>
        )}
        {hasChat && <ChatMount />}
        <ConsentChoice />
      </Shell>
    </MediaAddress>
  );
}

const Experiment = late(() => import('#app/features/product-card/experiment.tsx'));
/** Asked for when somebody wants to see them, and not before. */
const loadBasketPanel = () => import('#app/features/basket/mini-basket.tsx');
const SignInDialog = late(() => import('#app/features/account/sign-in-dialog.tsx'));

const NO_SLOTS = { QuickAdd: CardQuickAdd };
/** What other departments put on every product card. */
const CARD_SLOTS = { Wishlist: CardWishlistButton, QuickAdd: CardQuickAdd };

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell
      departments={loaderData?.departments ?? []}
      freeDeliveryFrom={loaderData?.freeDeliveryFrom ?? null}
      missingPages={loaderData?.missingPages}
    >
      <ErrorView error={error} />
    </Shell>
  );
}
