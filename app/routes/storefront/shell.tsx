import { Suspense } from 'react';
import { data, Outlet, useMatches } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { ChatMount } from '#app/features/chatbot/chat-mount.tsx';
import { ConsentChoice } from '#app/features/consent/consent-choice.tsx';
import { CardSlotsProvider } from '#app/features/product-card/card-slots.tsx';
import { QUICK_ADD_FORM } from '#app/features/quick-add/quick-add-form.ts';
import { ErrorView } from '#app/features/shell/error-view.tsx';
import { ReleaseFocus } from '#app/features/shell/release-focus.tsx';
import { Shell } from '#app/features/shell/shell.tsx';
import { deferHydration } from '#app/hydration/defer-hydration.tsx';
import { loadPurchaseMessages } from '#app/i18n/load-messages.ts';
import { pageLocale } from '#app/i18n/page-texts.ts';
import { loadNotFoundPage } from '#app/sections/load-page.server.ts';
import { missingPages } from '#app/site/missing-pages.server.ts';
import { useShopper } from '#app/site/shopper.tsx';
import { useSite } from '#app/site/site.ts';
import { freeDeliveryThreshold } from '#commerce/delivery/home-delivery.ts';
import { footerPageLinks } from '#commerce/links/shop-links.ts';
import { type SitePath, siteSegment } from '#commerce/links/site-path.ts';
import { mediaAddress } from '#commerce/media/picture.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { lazyOverlay, lazyWithRetry, nextCode } from '#ui/lazy.ts';
import { MediaAddress } from '#ui/media-address.ts';
import type { Route } from './+types/shell';
import { MissingPage } from './missing-page.tsx';
import { StaffTools } from './staff-tools.tsx';

const { Part: WishlistHost } = deferHydration(() =>
  import('./card-parts.ts').then((parts) => ({ default: parts.WishlistHost })),
);
const { Part: CardWishlistButton, fetch: fetchWishlistButton } = deferHydration(() =>
  import('./card-parts.ts').then((parts) => ({ default: parts.CardWishlistButton })),
);
const { Part: CardQuickAdd, fetch: fetchQuickAdd } = deferHydration(() =>
  import('./card-parts.ts').then((parts) => ({ default: parts.CardQuickAdd })),
);
/** Its turn comes before the page's. A page whose first card has to wait for its buttons would be hydrated from the start again. */
const { Part: EarlyPreview } = deferHydration(async () => {
  const [parts] = await Promise.all([import('./card-parts.ts'), fetchWishlistButton(), fetchQuickAdd()]);
  return { default: parts.EarlyPreview };
});

export async function loader({ context, params }: Route.LoaderArgs) {
  const { brand, locale, dependsOn } = context.get(requestContext);
  dependsOn('categories');
  const isMissing = isUnknownSite(params.lang, locale, brand);
  const freeFrom = freeDeliveryThreshold(brand);
  const shell = {
    departments: await context.get(shopContext).content.navigation.departments(brand, locale),
    promises: {
      freeDeliveryFrom:
        freeFrom === null
          ? null
          : formatMoney({ centAmount: freeFrom, currencyCode: brand.currency }, locale),
      returnDays: brand.settings.returns.windowDays,
      ofBrand: brand.promise?.[locale] ?? null,
    },
    notFound: isMissing ? await loadNotFoundPage(context) : null,
    missingPages: await missingPages(
      context.get(shopContext),
      context.get(requestContext),
      footerPageLinks(brand.slug),
    ),
    support: brand.settings.support,
    isDemo: context.get(shopContext).environment.DEMO,
    hasChat: brand.features.chatbot,
    hasExperiment: brand.settings.thirdParty.abTastyId !== null,
    wishlistMax: brand.features.wishlist ? brand.settings.wishlist.maxItems : null,
  };
  return data(shell, { status: isMissing ? 404 : 200 });
}

/** `/xyz` matches the home page of a market or language `xyz`, which may not exist. */
function isUnknownSite(lang: string | undefined, locale: string, site: SitePath): boolean {
  return lang !== undefined && `/${lang}` !== siteSegment(locale, site);
}

/** The shell's data is the same on every page of a brand and language. */
export function shouldRevalidate() {
  return false;
}

export default function ShellRoute({ loaderData, params }: Route.ComponentProps) {
  const { notFound, wishlistMax, hasChat, hasExperiment, ...shell } = loaderData;
  const { brand, locale } = useSite();
  return (
    <MediaAddress value={(path) => mediaAddress(path, brand.mediaHost)}>
      <Shell {...shell} loadBasketPanel={loadBasketPanel}>
        <Suspense>
          <EarlyPreview />
        </Suspense>
        <CardSlotsProvider slots={wishlistMax === null ? NO_SLOTS : CARD_SLOTS}>
          <ReleaseFocus page={useMatches().at(-1)?.id}>
            {isUnknownSite(params.lang, locale, brand) ? <MissingPage page={notFound} /> : <Outlet />}
          </ReleaseFocus>
        </CardSlotsProvider>
        <form id={QUICK_ADD_FORM} hidden />
        <Suspense>
          <WishlistHost maxItems={wishlistMax ?? 0} SignIn={SignInDialog} loadSignIn={loadSignIn} />
        </Suspense>
        <StaffTools />
        {hasExperiment && (
          <Suspense>
            <Experiment />
          </Suspense>
        )}
        {hasChat && <ChatMount />}
      </Shell>
      {/* After the footer: its own space at the end of the page, so that it covers nothing for good. */}
      <OfferedMarket />
      <ConsentChoice />
    </MediaAddress>
  );
}

/** Only visitors from elsewhere load it: the page is the same for everyone. */
function OfferedMarket() {
  const offered = useShopper()?.offeredMarket;
  if (!offered) return null;
  return (
    <Suspense>
      <MarketOffer {...offered} />
    </Suspense>
  );
}

const MarketOffer = lazyWithRetry(() => import('#app/features/shell/market-offer.tsx'));
const Experiment = lazyWithRetry(() => import('#app/features/product-card/experiment.tsx'));
/** Not in the page; fetched once it has hydrated. */
const loadBasketPanel = () => withTexts(import('#app/features/basket/mini-basket.tsx'));
const loadSignIn = nextCode(() => withTexts(import('#app/features/account/sign-in-dialog.tsx')));
const SignInDialog = lazyOverlay(loadSignIn);

/** Both would wait for these texts when they open. */
async function withTexts<T>(code: Promise<T>): Promise<T> {
  await loadPurchaseMessages(pageLocale());
  return code;
}

const NO_SLOTS = { QuickAdd: CardQuickAdd };
/** Parts of other features on every product card. */
const CARD_SLOTS = { Wishlist: CardWishlistButton, QuickAdd: CardQuickAdd };

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell
      departments={loaderData?.departments ?? []}
      promises={loaderData?.promises ?? null}
      missingPages={loaderData?.missingPages}
    >
      <ErrorView error={error} />
    </Shell>
  );
}
