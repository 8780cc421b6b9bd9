import { type ComponentProps, Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { SponsoredCarousel } from '#app/features/advertising/sponsored-carousel.tsx';
import { DeliveryDetails } from '#app/features/delivery/delivery-details.tsx';
import { DeliveryPromise } from '#app/features/delivery/delivery-promise.tsx';
import { Gallery } from '#app/features/gallery/gallery.tsx';
import { BUYING_FORM } from '#app/features/product/buying-form-id.ts';
import type { HybridList } from '#app/features/product/load-product.server.ts';
import { ProductPage } from '#app/features/product/product-page.tsx';
import type { ProductView, RefusedItem } from '#app/features/product/product-view.ts';
import { useProductChoice } from '#app/features/product/use-product-choice.ts';
import { usePageBadges } from '#app/features/product-card/lazy-slots.ts';
import { QuickAddButton } from '#app/features/quick-add/quick-add-button.tsx';
import { Bundles } from '#app/features/recommendations/bundles/bundles.tsx';
import { RecentlyViewed } from '#app/features/recommendations/recently-viewed.tsx';
import { RecommendationCarousel } from '#app/features/recommendations/recommendation-carousel.tsx';
import { ProductReviews } from '#app/features/reviews/product-reviews.tsx';
import { SocialGallery } from '#app/features/social/social-gallery.tsx';
import { SocialProof } from '#app/features/social/social-proof.tsx';
import { AdvisorBanner } from '#app/features/widgets/advisor-banner.tsx';
import { FitFinder } from '#app/features/widgets/fit-finder.tsx';
import { FeatureMedia, FramedGallery, PayLaterMessage } from '#app/features/widgets/framed-sections.tsx';
import { TryOn } from '#app/features/widgets/try-on.tsx';
import { ProductWishlistButton } from '#app/features/wishlist/wishlist-button.tsx';
import { AfterHydration } from '#app/hydration/after-hydration.tsx';
import { useFetchAhead } from '#app/hydration/use-fetch-ahead.ts';
import { useSite } from '#app/site/site.ts';
import { isInStock } from '#commerce/catalogue/variants/variant-index.ts';
import { tagsForProduct } from '#commerce/social/social-posts.ts';
import { nextCode } from '#ui/lazy.ts';
import { ExpressPay, HybridPage, VisuallySimilar } from './product-deferred.ts';
import { StaffPriceTools } from './staff-tools.tsx';

const loadNextPage = nextCode(() => import('./listing-part.tsx'));

export interface ProductProps {
  view: ProductView;
  list: HybridList | null;
  isDemo: boolean;
  refused?: RefusedItem | null;
}

/** The product page with the parts of all features in it. */
export default function Product({ view, list, isDemo, refused = null }: ProductProps) {
  useFetchAhead(loadNextPage);
  const badges = usePageBadges(view);
  const t = useTranslations('pdp');
  const { features } = useSite().brand;
  const choosing = useProductChoice(view, refused);
  const { colour, variant, anyVariant, ofColour } = choosing.choice;
  const { widgets } = view;
  const socialTags = tagsForProduct(
    view.key,
    view.breadcrumbs.map(({ slug }) => slug),
  );
  const delivery = {
    ...view,
    ...view.delivery,
    ...anyVariant.facts,
    sku: anyVariant.sku,
    price: anyVariant.price,
    isOnStock: isInStock(anyVariant),
    nonRefundableNeedle: view.shop.nonRefundableNeedle,
  };
  const wishlist = features.wishlist && !view.isPremier && (
    <ProductWishlistButton
      name={`${view.name}, ${colour.label}`}
      item={{
        productKey: view.key,
        colourSelected: colour.colour,
        lineItemSku: anyVariant.sku,
        sizeSelected: variant !== null,
      }}
    />
  );
  const hasExpressPay = features.applePay && !view.isPremier && !view.customisation && isInStock(anyVariant);
  if (list) {
    const quickAdd = (
      <QuickAddButton
        productId={view.id}
        slug={view.slug}
        name={view.name}
        colour={colour.colour}
        showsLabel
      />
    );
    return (
      <Suspense>
        <HybridPage view={view} choosing={choosing} list={list} quickAdd={quickAdd} wishlist={wishlist} />
      </Suspense>
    );
  }
  return (
    <ProductPage
      view={view}
      choosing={choosing}
      refused={refused}
      wishlist={wishlist}
      priceTools={<StaffPriceTools productId={view.id} sku={anyVariant.sku} />}
      gallery={
        <>
          <Gallery
            key={colour.colour}
            name={view.name}
            productKey={view.key}
            images={colour.images}
            videos={colour.videos}
            voxeloId={anyVariant.facts.voxeloId}
            tint={colour.swatch.tone}
            badges={badges.images}
            noPictureText={t('noPicture')}
          />
          {widgets.tryOn && <TryOn frame={widgets.tryOn} sku={anyVariant.sku} name={view.name} />}
        </>
      }
      fit={
        widgets.hasFit && (
          <FitFinder
            sku={anyVariant.sku}
            sizes={ofColour.map(({ size }) => size)}
            onChoose={choosing.chooseSize}
          />
        )
      }
      advisor={widgets.advisor && <AdvisorBanner {...widgets.advisor} />}
      payLater={widgets.hasPayLater && <PayLaterMessage amount={anyVariant.price} />}
      featureMedia={widgets.hasFeatureMedia && <FeatureMedia sku={anyVariant.sku} brand={view.brand} />}
      social={
        widgets.hasSocialGallery ? (
          <FramedGallery sku={anyVariant.sku} />
        ) : (
          <SocialGallery tags={socialTags} />
        )
      }
      express={
        hasExpressPay && (
          <div className={isDemo ? 'min-h-12' : undefined}>
            <AfterHydration>
              <Suspense>
                <RevalidatingExpressPay
                  goods={variant && [{ sku: variant.sku, quantity: 1 }]}
                  subTotal={anyVariant.price}
                  allowSandbox={isDemo}
                  onIncomplete={submitBuyingForm}
                  onTotalUpdated={choosing.refreshStock}
                />
              </Suspense>
            </AfterHydration>
          </div>
        )
      }
      similar={
        !view.isPremier && (
          <AfterHydration>
            <Suspense>
              <VisuallySimilar productKey={view.key} colour={colour.colour} selectedSize={variant?.size} />
            </Suspense>
          </AfterHydration>
        )
      }
      socialProof={<SocialProof productKey={view.key} isDismissible />}
      bundles={<Bundles productKey={view.key} colour={colour.colour} />}
      carousels={
        <>
          <RecommendationCarousel kind="similar" productKeys={[view.key]} />
          <SponsoredCarousel productKey={view.key} />
          <RecentlyViewed currentKey={view.key} />
        </>
      }
      promise={<DeliveryPromise input={delivery} />}
      deliveryDetails={<DeliveryDetails input={delivery} message={anyVariant.facts.deliveryMessage} />}
      reviews={features.reviews && <ProductReviews sku={view.key} name={view.name} slug={view.slug} />}
    />
  );
}

/** Submitting the incomplete form makes it show which choice is missing. */
function submitBuyingForm() {
  const form = document.getElementById(BUYING_FORM);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

/** A component of its own, since what uses the router's state renders anew with each step of a navigation. */
function RevalidatingExpressPay({ onTotalUpdated, ...props }: ComponentProps<typeof ExpressPay>) {
  const { revalidate } = useRevalidator();
  return (
    <ExpressPay
      {...props}
      onTotalUpdated={() => {
        onTotalUpdated?.();
        void revalidate();
      }}
    />
  );
}
