import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import { useHydrated } from '#app/site/use-hydrated.ts';
import { tagsForProduct } from '#domain/social-posts/social-posts.ts';
import { isInStock } from '#domain/variant-choice/variant-index.ts';
import { Bundles } from '../departments/bundles/bundles.tsx';
import { DeliveryDetails } from '../departments/delivery/delivery-details.tsx';
import { DeliveryPromise } from '../departments/delivery/delivery-promise.tsx';
import { Gallery } from '../departments/gallery/gallery.tsx';
import { BUYING_FORM } from '../departments/product/buying-form-id.ts';
import type { HybridList } from '../departments/product/load-product.server.ts';
import { ProductPage } from '../departments/product/product-page.tsx';
import type { ProductView } from '../departments/product/product-view.ts';
import { useProductChoice } from '../departments/product/use-product-choice.ts';
import { useViewed } from '../departments/product/use-viewed.ts';
import { usePageBadges } from '../departments/product-card/late-slots.ts';
import { QuickAddButton } from '../departments/quick-add/quick-add-button.tsx';
import { RecentlyViewed } from '../departments/recommendations/recently-viewed.tsx';
import { RecommendationCarousel } from '../departments/recommendations/recommendation-carousel.tsx';
import { ProductReviews } from '../departments/reviews/product-reviews.tsx';
import { SocialGallery } from '../departments/social/social-gallery.tsx';
import { SocialProof } from '../departments/social-proof/social-proof.tsx';
import { SponsoredCarousel } from '../departments/sponsored/sponsored-carousel.tsx';
import { StaffPriceTools } from '../departments/staff/staff-door.tsx';
import { AdvisorBanner } from '../departments/widgets/advisor-banner.tsx';
import { FitFinder } from '../departments/widgets/fit-finder.tsx';
import { FeatureMedia, FramedGallery, PayLaterMessage } from '../departments/widgets/framed-sections.tsx';
import { TryOn } from '../departments/widgets/try-on.tsx';
import { ProductWishlistButton } from '../departments/wishlist/wishlist-button.tsx';
import { ExpressPay, HybridPage, VisuallySimilar } from './product-late.ts';

export interface ProductProps {
  view: ProductView;
  list: HybridList | null;
  isDemo: boolean;
}

/** Everything of a product: the page puts the departments together. */
export default function Product({ view, list, isDemo }: ProductProps) {
  const badges = usePageBadges(view);
  const t = useTranslations('pdp');
  const { features } = useSite().brand;
  const isHydrated = useHydrated();
  const choosing = useProductChoice(view);
  const { colour, variant, anyVariant, ofColour } = choosing.choice;
  const { widgets } = view;
  useViewed(view, anyVariant.price);
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
  const canBuyAtOnce = features.applePay && !view.isPremier && !view.customisation && isInStock(anyVariant);
  if (list) {
    const quickAdd = (
      <QuickAddButton productId={view.id} name={view.name} colour={colour.colour} showsLabel />
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
        canBuyAtOnce && (
          <div className={isDemo ? 'min-h-12' : undefined}>
            {isHydrated && (
              <Suspense>
                <ExpressPay
                  goods={variant && [{ sku: variant.sku, quantity: 1 }]}
                  subTotal={anyVariant.price}
                  allowSandbox={isDemo}
                  onIncomplete={askForSize}
                />
              </Suspense>
            )}
          </div>
        )
      }
      similar={
        isHydrated &&
        !view.isPremier && (
          <Suspense>
            <VisuallySimilar productKey={view.key} colour={colour.colour} selectedSize={variant?.size} />
          </Suspense>
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
      promise={<DeliveryPromise question={delivery} />}
      deliveryDetails={<DeliveryDetails question={delivery} message={anyVariant.facts.deliveryMessage} />}
      reviews={features.reviews && <ProductReviews sku={view.key} name={view.name} />}
    />
  );
}

/** The form itself says what is missing. */
function askForSize() {
  const form = document.getElementById(BUYING_FORM);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
