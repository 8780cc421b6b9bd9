import { Suspense, useDeferredValue } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import { useHydrated } from '#app/site/use-hydrated.ts';
import { tagsForProduct } from '#domain/social-posts/social-posts.ts';
import { isInStock } from '#domain/variant-choice/variant-index.ts';
import { WISHLIST_ANSWERS } from '#domain/wishlist/answers.ts';
import { parseWishlistPayload } from '#domain/wishlist/payload.ts';
import { shopContext, visitContext } from '../context.ts';
import { Bundles } from '../departments/bundles/bundles.tsx';
import { LateDeliveryDetails, LateDeliveryPromise } from '../departments/delivery/late-promise.tsx';
import { Gallery } from '../departments/gallery/gallery.tsx';
import { BUYING_FORM } from '../departments/product/buying-form-id.ts';
import { type HybridList, loadHybridList, loadProduct } from '../departments/product/load-product.server.ts';
import { metaTags } from '../departments/product/product-meta.ts';
import { ProductPage } from '../departments/product/product-page.tsx';
import type { ProductView } from '../departments/product/product-view.ts';
import { useProductChoice } from '../departments/product/use-product-choice.ts';
import { useViewed } from '../departments/product/use-viewed.ts';
import { QuickAddButton } from '../departments/quick-add/quick-add-button.tsx';
import { RecentlyViewed } from '../departments/recommendations/recently-viewed.tsx';
import { RecommendationCarousel } from '../departments/recommendations/recommendation-carousel.tsx';
import { ProductReviews } from '../departments/reviews/product-reviews.tsx';
import { SocialGallery } from '../departments/social/social-gallery.tsx';
import { SocialProof } from '../departments/social-proof/social-proof.tsx';
import { SponsoredCarousel } from '../departments/sponsored/sponsored-carousel.tsx';
import { StaffPriceTools } from '../departments/staff/staff-door.tsx';
import { ProductWishlistButton } from '../departments/wishlist/wishlist-button.tsx';
import { notFoundContent } from '../sections/ready-page.server.ts';
import type { Route } from './+types/product';
import { ExpressPay, HybridPage, NotFoundView, VisuallySimilar } from './product-parts.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.view ? metaTags(loaderData.meta) : [];
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const found = await loadProduct(shop, visit, params.slug);
  if (!found) {
    const notFound = await notFoundContent(context);
    return data({ view: null, meta: null, list: null, isDemo: false, notFound }, { status: 404 });
  }
  const isHybrid = new URL(request.url).searchParams.get('hybrid') === 'true';
  const list = isHybrid ? await loadHybridList(shop, visit, found) : null;
  const isDemo = shop.environment.DEMO;
  return data({ view: found.view, meta: found.meta, list, isDemo, notFound: null });
}

/** Saving to and removing from the wishlist. */
export async function action({ context, request }: Route.ActionArgs) {
  const { session, brand } = context.get(visitContext);
  const form = await request.formData();
  const parsed = parseWishlistPayload(parseJson(form.get('data')));
  const fail = (error: string, status = 422) => data({ error, errorSource: 'wishlist' }, { status });
  if (!parsed.ok) return fail(parsed.error.key);
  const customer = (await session.current())?.customer;
  if (!customer) return fail(WISHLIST_ANSWERS.guest, 401);
  const { wishlist } = context.get(shopContext);
  const answer =
    form.get('formType') === 'removeFromWishlist'
      ? await wishlist.remove(customer.id, parsed.payload)
      : await wishlist.add(customer.id, parsed.payload, brand.settings.wishlist.maxItems);
  const isFailure = answer === WISHLIST_ANSWERS.notAdded || answer === WISHLIST_ANSWERS.notRemoved;
  return isFailure ? fail(answer, 409) : { answer };
}

/** Colour and size are chosen from what is here already; only another product is another page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const isHybrid = (url: URL) => url.searchParams.get('hybrid');
  return currentUrl.pathname !== nextUrl.pathname || isHybrid(currentUrl) !== isHybrid(nextUrl);
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { view, list, isDemo, notFound } = loaderData;
  if (view) return <Product key={view.id} view={view} list={list} isDemo={isDemo} />;
  return (
    <main id="content" tabIndex={-1} className="product-missing">
      <Suspense>
        <NotFoundView page={notFound} />
      </Suspense>
    </main>
  );
}

interface ProductProps {
  view: ProductView;
  list: HybridList | null;
  isDemo: boolean;
}

function Product({ view, list, isDemo }: ProductProps) {
  const t = useTranslations('pdp');
  const { features } = useSite().brand;
  const isHydrated = useHydrated();
  const choosing = useProductChoice(view);
  const { colour, variant, anyVariant } = choosing.choice;
  // What comes alive late must not be hurried by a click above it.
  const late = useDeferredValue(anyVariant);
  useViewed(view, anyVariant.price);
  const socialTags = tagsForProduct(
    view.key,
    view.breadcrumbs.map(({ slug }) => slug),
  );
  const delivery = {
    ...view,
    ...view.delivery,
    ...late.facts,
    sku: late.sku,
    price: late.price,
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
        <Gallery
          key={colour.colour}
          name={view.name}
          productKey={view.key}
          images={colour.images}
          videos={colour.videos}
          voxeloId={anyVariant.facts.voxeloId}
          tint={colour.swatch.tone}
          badges={view.badges.images}
          noPictureText={t('noPicture')}
        />
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
      promise={<LateDeliveryPromise question={delivery} />}
      deliveryDetails={<LateDeliveryDetails question={delivery} message={late.facts.deliveryMessage} />}
      reviews={features.reviews && <ProductReviews sku={view.key} name={view.name} />}
      social={<SocialGallery tags={socialTags} />}
    />
  );
}

/** The form itself says what is missing. */
function askForSize() {
  const form = document.getElementById(BUYING_FORM);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

function parseJson(sent: FormDataEntryValue | null): unknown {
  try {
    return typeof sent === 'string' ? JSON.parse(sent) : null;
  } catch {
    return null;
  }
}
