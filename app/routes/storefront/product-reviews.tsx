import { data } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { ReviewItem } from '#app/features/reviews/review-item.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { translateProduct } from '#commerce/catalogue/product-texts.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { markPromotional } from '#commerce/reviews/promotional-review.ts';
import { PHOTO_FETCH_LIMIT } from '#commerce/reviews/review-photos.ts';
import type { Route } from './+types/product-reviews';
import '../../features/reviews/reviews.css';

/** As long as a review can be: nothing is cut, because nothing could be opened without script. */
const WHOLE = { limit: 5_000 };

/** The reviews and bundles of a product on a page of their own, for browsers without script. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { brand, locale } = context.get(requestContext);
  const product = await shop.products.pages.bySlug(params.slug, brand);
  if (!product) throw data(null, { status: 404 });
  const [reviews, found] = await Promise.all([
    brand.features.reviews
      ? shop.products.reviews.page(product.key, {
          limit: PHOTO_FETCH_LIMIT,
          page: 1,
          sort: 'Recent',
          feature: null,
          hasPhotos: false,
        })
      : null,
    shop.merchandising.bundles.of(product.key, brand, locale, (type) => type),
  ]);
  const markers = brand.settings.reviews.promotionalMarkers;
  const { slug, name, isPremier } = translateProduct(product, locale);
  return {
    product: { slug, name, isPremier },
    reviews: reviews?.results.map((review) => markPromotional(review, markers)) ?? [],
    bundles: (found?.bundles ?? []).map(({ id, bundleType, products }) => ({
      id,
      bundleType,
      products: products.flatMap(({ key, name: title, variants }) => {
        const look = found?.looks[key];
        const price = variants[0]?.price.price;
        return look && price ? [{ key, name: title, slug: look.slug, brand: look.brand, price }] : [];
      }),
    })),
  };
}

export default function ProductReviewsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { product, reviews, bundles } = loaderData;
  const title = `${t('reviews.title')}: ${product.name}`;
  return (
    <main id="content" tabIndex={-1} className="page-width section reviews">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="heading text-2xl">{title}</h1>
      <p>
        <ShopLink to={productLink(product)} className="text-link">
          {product.name}
        </ShopLink>
      </p>
      {reviews.length === 0 && <p>{t('reviews.none')}</p>}
      <ol className="reviews-items">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} limit={WHOLE} />
          </li>
        ))}
      </ol>
      {bundles.map(({ id, bundleType, products }) => (
        <section key={id}>
          <h2 className="heading text-xl">{t(`bundles.types.${bundleType}`)}</h2>
          <ul className="grid gap-2">
            {products.map((one) => (
              <li key={one.key}>
                <ShopLink to={productLink(one)} className="text-link">
                  {`${one.brand} ${one.name}`}
                </ShopLink>{' '}
                {formatMoney(one.price, locale)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
