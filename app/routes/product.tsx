import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { localPath } from '#app/site/local-path.ts';
import { productLink } from '#domain/links/product-link.ts';
import { WISHLIST_ANSWERS } from '#domain/wishlist/answers.ts';
import { parseWishlistPayload } from '#domain/wishlist/payload.ts';
import { shopContext, visitContext } from '../context.ts';
import { DeliveryDetails } from '../departments/delivery/delivery-details.tsx';
import { DeliveryPromise } from '../departments/delivery/delivery-promise.tsx';
import { Gallery } from '../departments/gallery/gallery.tsx';
import { describeProduct, metaTags } from '../departments/product/product-meta.ts';
import { ProductPage } from '../departments/product/product-page.tsx';
import { makeProductView } from '../departments/product/product-view.ts';
import { useProductChoice } from '../departments/product/use-product-choice.ts';
import { NotFoundView } from '../sections/not-found-view.tsx';
import { notFoundContent } from '../sections/ready-page.server.ts';
import type { Route } from './+types/product';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.view ? metaTags(loaderData.meta) : [];
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { brand, locale, origin, dependsOn } = context.get(visitContext);
  const shop = context.get(shopContext);
  const product = await shop.products.bySlug(params.slug, brand);
  if (!product) {
    return data({ view: null, meta: null, notFound: await notFoundContent(context) }, { status: 404 });
  }
  dependsOn(`product:${product.id}`, 'content:badges');
  const [first] = product.variants;
  const group = product.variants.find(({ customisationGroupName }) => customisationGroupName);
  const gwpSku = product.variants.find(({ attributes }) => attributes.gwpSku)?.attributes.gwpSku;
  const [badges, customisation, gift] = await Promise.all([
    shop.content.badges(brand.slug),
    group ? shop.customisations.group(group.customisationGroupName!, locale) : null,
    gwpSku ? shop.products.gift(gwpSku) : null,
  ]);
  const translate = translatorFor(locale);
  const view = makeProductView(product, brand, {
    badges,
    customisation,
    gift,
    deliveryMethods: shop.products.deliveryMethods(brand),
    now: new Date(),
    locale,
    prefix: { From: translate('price.From') ?? 'From', from: translate('price.from') ?? 'from' },
  });
  const meta = describeProduct(product, {
    origin,
    path: localPath(productLink(product), locale, brand.locale),
    homeLabel: translate('pdp.home') ?? 'Home',
    promoText: view.badges.promo?.text ?? first?.price.shopExclusionsMessaging ?? null,
    appId: brand.settings.seo.nativeAppId,
    limitedAvailabilityBelow: brand.settings.seo.limitedAvailabilityBelow,
  });
  return data({ view, meta, notFound: null });
}

/** Saving to and removing from the wishlist. */
export async function action({ context, request }: Route.ActionArgs) {
  const { session, brand } = context.get(visitContext);
  const form = await request.formData();
  const sent = form.get('data');
  const parsed = parseWishlistPayload(typeof sent === 'string' ? parseJson(sent) : null);
  const fail = (error: string, status = 422) => data({ error, errorSource: 'wishlist' }, { status });
  if (!parsed.ok) return fail(parsed.error.key);
  const customer = (await session.current())?.customer;
  if (!customer) return fail(WISHLIST_ANSWERS.guest, 401);
  const { wishlist } = context.get(shopContext);
  const isRemoval = form.get('formType') === 'removeFromWishlist';
  const answer = isRemoval
    ? await wishlist.remove(customer.id, parsed.payload)
    : await wishlist.add(customer.id, parsed.payload, brand.settings.wishlist.maxItems);
  const isFailure = answer === WISHLIST_ANSWERS.notAdded || answer === WISHLIST_ANSWERS.notRemoved;
  return isFailure ? fail(answer, 409) : { answer };
}

/** Colour and size are chosen from what is here already; only another product is another page. */
export function shouldRevalidate({ currentParams, nextParams, formMethod }: Parameters<typeof isAnother>[0]) {
  return isAnother({ currentParams, nextParams, formMethod });
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { view, notFound } = loaderData;
  if (view) return <Product key={view.id} view={view} />;
  return (
    <main id="content" tabIndex={-1}>
      <NotFoundView page={notFound} />
    </main>
  );
}

function Product({ view }: { view: NonNullable<Route.ComponentProps['loaderData']['view']> }) {
  const t = useTranslations('pdp');
  const choosing = useProductChoice(view);
  const { colour, anyVariant } = choosing.choice;
  const { facts } = anyVariant;
  const question = {
    ...view,
    ...view.delivery,
    ...facts,
    sku: anyVariant.sku,
    price: anyVariant.price,
    nonRefundableNeedle: view.shop.nonRefundableNeedle,
  };
  return (
    <ProductPage
      view={view}
      choosing={choosing}
      gallery={
        <Gallery
          key={colour.colour}
          name={view.name}
          productKey={view.key}
          images={colour.images}
          videos={colour.videos}
          voxeloId={facts.voxeloId}
          tint={colour.swatch.tone}
          badges={view.badges.images}
          noPictureText={t('noPicture')}
        />
      }
      promise={<DeliveryPromise question={question} />}
      deliveryDetails={<DeliveryDetails question={question} message={facts.deliveryMessage} />}
    />
  );
}

interface PageChange {
  currentParams: { slug?: string; lang?: string };
  nextParams: { slug?: string; lang?: string };
  formMethod?: string;
}

function isAnother({ currentParams, nextParams }: PageChange): boolean {
  return currentParams.slug !== nextParams.slug || currentParams.lang !== nextParams.lang;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
