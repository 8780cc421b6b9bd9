import { type ReactNode, Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePageBadges } from '#app/features/product-card/late-slots.ts';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { breadcrumbsOf } from '#commerce/links/breadcrumbs.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { late } from '#ui/late.ts';
import { BuyingForm } from './buying-form.tsx';
import { PanelRest } from './panel-rest.tsx';
import { PreOrderNotice } from './pre-order-notice.tsx';
import { PanelBadge, ProductHeading } from './product-heading.tsx';
import { ProductPrice } from './product-price.tsx';
import type { ProductView } from './product-view.ts';
import { useAddToBasket } from './use-add-to-basket.ts';
import type { Choosing } from './use-product-choice.ts';

const AddedDrawer = late(() => import('./added-drawer.tsx'));
/** What follows a shopper down the page; there is nothing of it before they scroll. */
const ScrollTools = late(() => import('./scroll-tools.tsx'));

/** What other departments put into the page, by place; a place without content is not there. */
export interface ProductPageSlots {
  gallery: ReactNode;
  wishlist?: ReactNode;
  /** Staff's breakdown of the price. */
  priceTools?: ReactNode;
  fit?: ReactNode;
  /** Finds what looks alike. */
  similar?: ReactNode;
  express?: ReactNode;
  socialProof?: ReactNode;
  /** When, for how much, and whether it can come back. */
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
}

/** A product, from the first picture to the last review. */
export function ProductPage({ view, choosing, ...slots }: ProductPageProps) {
  const t = useTranslations('pdp');
  const local = useLocalPath();
  const isHydrated = useHydrated();
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
            />
            {slots.fit}
            {slots.similar}
            {slots.promise}
            {slots.socialProof}
            <PanelRest
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
      {isHydrated && (
        <Suspense>
          <ScrollTools view={view} choice={choice} isAdding={adding.isAdding} />
        </Suspense>
      )}
      {adding.added && (
        <Suspense>
          <AddedDrawer answer={adding.added} onClose={adding.dismiss} />
        </Suspense>
      )}
    </main>
  );
}
