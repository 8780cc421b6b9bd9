import { type ReactNode, Suspense, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePageBadges } from '#app/features/product-card/lazy-slots.ts';
import { AfterHydration } from '#app/hydration/after-hydration.tsx';
import { useFetchAhead } from '#app/hydration/use-fetch-ahead.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { isPreOrder } from '#commerce/catalogue/variants/add-button.ts';
import { breadcrumbsOf } from '#commerce/links/breadcrumbs.ts';
import { dateFormat } from '#commerce/text/formats.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ClockIcon } from '#ui/icon-shop.tsx';
import { lazyOverlay, lazyWithRetry, nextCode } from '#ui/lazy.ts';
import { BuyingForm } from './buying-form.tsx';
import { PanelDetails } from './panel-details.tsx';

import { PanelBadge, ProductHeading } from './product-heading.tsx';
import { ProductPrice } from './product-price.tsx';
import type { ProductView, RefusedItem } from './product-view.ts';
import { useAddToBasket } from './use-add-to-basket.ts';
import type { Choosing } from './use-product-choice.ts';

const loadAdded = nextCode(() => import('./added-drawer.tsx'));
const AddedDrawer = lazyOverlay(loadAdded);
/** Bars and buttons that appear on scrolling; the server renders none of them. */
const ScrollTools = lazyWithRetry(() => import('./scroll-tools.tsx'));

/** Parts of other features in the page; an empty slot renders nothing. */
export interface ProductPageSlots {
  gallery: ReactNode;
  wishlist?: ReactNode;
  /** The price breakdown for staff. */
  priceTools?: ReactNode;
  fit?: ReactNode;
  /** Visually similar products. */
  similar?: ReactNode;
  express?: ReactNode;
  socialProof?: ReactNode;
  /** Delivery date, delivery cost and returns. */
  promise: ReactNode;
  deliveryDetails: ReactNode;
  advisor?: ReactNode;
  payLater?: ReactNode;
  bundles?: ReactNode;
  influencer?: ReactNode;
  featureMedia?: ReactNode;
  carousels?: ReactNode;
  reviews?: ReactNode;
  social?: ReactNode;
}

interface ProductPageProps extends ProductPageSlots {
  view: ProductView;
  choosing: Choosing;
  refused: RefusedItem | null;
}

/** The layout of the product page. */
export function ProductPage({ view, choosing, refused, ...slots }: ProductPageProps) {
  const t = useTranslations('pdp');
  const local = useLocalPath();
  useFetchAhead(loadAdded);
  const adding = useAddToBasket();
  const button = useRef<HTMLDivElement>(null);
  const { choice } = choosing;
  const badges = usePageBadges(view);
  const crumbs = breadcrumbsOf(view.breadcrumbs, t('home'));

  return (
    <main id="content" tabIndex={-1} className="product-page">
      <div className="page-width">
        <div className="product-layout">
          <div className="product-gallery">{slots.gallery}</div>
          <div className="product-panel">
            <div>
              <Breadcrumbs
                label={t('breadcrumbs')}
                className="product-crumbs"
                items={[...crumbs.map(({ name, href }) => ({ name, to: local(href) })), { name: view.name }]}
              />
              <ProductHeading view={view} wishlist={slots.wishlist} />
            </div>
            <div className="grid gap-2">
              <div className="flex flex-wrap items-center gap-3">
                <ProductPrice choice={choice} currency={view.currency} />
                {slots.priceTools}
              </div>
              <PanelBadge badge={badges.price} />
              <PanelBadge badge={badges.promo} />
              <PanelBadge badge={badges.exclusion} />
            </div>
            <PreOrderNotice view={view} />
            <BuyingForm
              view={view}
              choosing={choosing}
              adding={adding}
              buttonRef={button}
              express={slots.express}
              refused={refused}
            />
            {slots.fit}
            {slots.similar}
            {slots.promise}
            {slots.socialProof}
            <PanelDetails
              view={view}
              variant={choice.anyVariant}
              advisor={slots.advisor}
              payLater={slots.payLater}
              deliveryDetails={slots.deliveryDetails}
            />
          </div>
        </div>
      </div>
      {slots.bundles}
      {slots.influencer}
      {slots.featureMedia}
      {slots.carousels}
      {slots.reviews && <div id="reviews">{slots.reviews}</div>}
      {slots.social}
      <AfterHydration>
        <Suspense>
          <ScrollTools view={view} choice={choice} isAdding={adding.isAdding} />
        </Suspense>
      </AfterHydration>
      {adding.confirmation && <AddedDrawer confirmation={adding.confirmation} onClose={adding.dismiss} />}
    </main>
  );
}

function PreOrderNotice({ view }: { view: ProductView }) {
  const t = useTranslations('pdp');
  const locale = useLocale();
  if (!view.preorderUntil || !isPreOrder(view.preorderUntil, new Date(view.renderedAt))) return null;
  const date = dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(view.preorderUntil),
  );
  return (
    <p className="panel-note">
      <ClockIcon />
      {t('preOrder', { date })}
    </p>
  );
}
