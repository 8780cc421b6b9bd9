import { Suspense, useEffect } from 'react';
import { data, useRevalidator } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { BasketPage } from '#app/features/basket/basket-page.tsx';
import { RecommendationCarousel } from '#app/features/recommendations/recommendation-carousel.tsx';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { basketOwner } from '#app/routes/customer-guard.ts';
import { readForm } from '#app/routes/read-form.ts';
import { updateShopper, useShopper } from '#app/site/shopper.tsx';
import type { BasketView } from '#commerce/basket/basket-view.server.ts';
import { NEW_IN } from '#commerce/links/shop-links.ts';
import { lazyWithRetry } from '#ui/lazy.ts';
import type { Route } from './+types/basket';
import { readBasketEdit } from './read-basket-edit.ts';

const ExpressPay = lazyWithRetry(() => import('#app/features/checkout/express-pay/express-pay.tsx'));

export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = await basketOwner(context);
  const { brand, locale } = context.get(requestContext);
  const {
    catalogue,
    environment,
    checkout: { baskets },
  } = context.get(shopContext);
  return {
    view: owner && (await baskets.view(owner, brand)),
    isGuest: !owner?.customerId,
    hasNewIn: (await catalogue.categoryBySlug(NEW_IN, locale)) !== null,
    isDemo: environment.DEMO,
    returnDays: brand.settings.returns.windowDays,
    problem: new URL(request.url).searchParams.get('problem'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const owner = await basketOwner(context);
  const edit = readBasketEdit(await readForm(request));
  if (!edit) return data({ codeError: false, limited: null, problem: 'unreadable' }, { status: 400 });
  if (!owner) return data({ codeError: false, limited: null, problem: 'unavailable' }, { status: 404 });
  const result = await context
    .get(shopContext)
    .checkout.baskets.edit(owner, context.get(requestContext).brand, edit);
  if (result.kind === 'absent')
    return data({ codeError: false, limited: null, problem: 'unavailable' }, { status: 404 });
  if (result.kind === 'unknown-code')
    return data({ codeError: true, limited: null, problem: null }, { status: 422 });
  const [notice] = result.notices;
  return { codeError: false, limited: notice ? { count: notice.got } : null, problem: null };
}

export default function Basket({ loaderData, actionData }: Route.ComponentProps) {
  useRevalidateOnReturn();
  const count = loaderData.view?.count ?? 0;
  const shown = useShopper()?.basketCount;
  useEffect(() => {
    if (shown !== undefined && shown !== count) updateShopper({ basketCount: count });
  }, [shown, count]);
  return (
    <BasketPage
      view={loaderData.view}
      problem={actionData?.problem ?? loaderData.problem}
      codeError={actionData?.codeError ?? false}
      limitNotice={actionData?.limited ?? null}
      returnDays={loaderData.returnDays}
      hasNewIn={loaderData.hasNewIn}
      isGuest={loaderData.isGuest}
      express={loaderData.view && <BasketExpress view={loaderData.view} isDemo={loaderData.isDemo} />}
      after={
        <RecommendationCarousel
          kind="we-think-you-will-like"
          productKeys={loaderData.view?.lines
            .filter(({ isGift }) => !isGift)
            .map(({ productKey }) => productKey)}
        />
      }
    />
  );
}

/** Another tab or device may have changed the basket while this page was hidden. */
function useRevalidateOnReturn() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [revalidate]);
}

/** Express payment for the whole basket; it needs the browser's wallet, so it renders after hydration. */
function BasketExpress({ view, isDemo }: { view: BasketView; isDemo: boolean }) {
  const { revalidate } = useRevalidator();
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <ExpressPay
        goods={{ cartId: view.id }}
        subTotal={view.totals.subTotal - view.totals.discountTotal}
        allowSandbox={isDemo}
        onTotalUpdated={() => void revalidate()}
      />
    </Suspense>
  );
}
