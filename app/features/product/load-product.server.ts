import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { type CardView, describeCard } from '#app/features/product-card/card-view.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { alternatesOf } from '#app/site/alternates.ts';
import { localPath } from '#app/site/local-path.ts';
import { missingPages } from '#app/site/missing-pages.server.ts';
import { mediaHostOf } from '#app/site/public-brand.ts';
import type { Product } from '#commerce/catalogue/product.ts';
import { contentTag } from '#commerce/content/content-page.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { brandLink } from '#commerce/links/shop-links.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import type { Shop } from '#server/shop.server.ts';
import { describeProduct } from './product-meta.ts';
import { linksToCheck, makeProductView } from './product-view.ts';

const HYBRID_CARDS = 20;

/** The product for its page, with what search engines are told; null when this site does not sell it. */
export async function loadProduct(shop: Shop, visit: RequestContext, slug: string) {
  const { brand, locale, origin, dependsOn } = visit;
  const found = await shop.products.bySlug(slug, brand);
  if (!found) return null;
  const product = { ...found, breadcrumbs: await nameCrumbs(shop, found, locale) };
  dependsOn(`product:${product.id}`, contentTag('badges', 'all'));
  const [badges, customisation, gift, missingLinks] = await Promise.all([
    shop.content.badges(brand.slug, locale),
    findCustomisation(shop, product, locale),
    findGift(shop, product),
    findMissingLinks(shop, visit, product),
  ]);
  const translate = translatorFor(locale);
  const { listContexts } = brand.settings.routes;
  const view = makeProductView(product, brand, {
    badges,
    customisation,
    gift,
    deliveryMethods: shop.products.deliveryMethods(brand),
    widgets: shop.widgets.settings(brand),
    now: new Date(),
    locale,
    prefix: { From: translate('price.From') ?? 'From', from: translate('price.from') ?? 'from' },
    badgeStyle: brand.settings.badges,
    missingLinks,
  });
  const meta = describeProduct(product, {
    origin,
    mediaHost: mediaHostOf(brand),
    local: (path) => localPath(path, locale, brand.locale, listContexts),
    alternates: alternatesOf(productLink(product), origin, {
      locale: brand.locale,
      locales: brand.locales,
      listContexts,
    }),
    homeLabel: translate('pdp.home') ?? 'Home',
    promoText: view.badges.promo?.text ?? null,
    appId: brand.settings.seo.nativeAppId,
    limitedAvailabilityBelow: brand.settings.seo.limitedAvailabilityBelow,
  });
  return { view, meta, badges };
}

export interface HybridList {
  category: { name: string; slug: string };
  cards: CardView[];
}

/** What else there is in the product's own category, for the page that shows both. */
export async function loadHybridList(
  shop: Shop,
  visit: RequestContext,
  { view, badges }: NonNullable<Awaited<ReturnType<typeof loadProduct>>>,
): Promise<HybridList | null> {
  const category = view.breadcrumbs.at(-1);
  if (!category) return null;
  visit.dependsOn(`category:${category.slug}`);
  const { products } = await shop.listings.list({
    text: null,
    categorySlug: category.slug,
    filters: {},
    sort: 'relevance',
    offset: 0,
    limit: HYBRID_CARDS + 1,
    fascia: visit.brand.slug,
    facetKeys: [],
  });
  const context = cardContext(visit, 'PLP', badges);
  const others = products.filter(({ id }) => id !== view.id).slice(0, HYBRID_CARDS);
  return { category, cards: others.map((product) => describeCard(product, context)) };
}

/** Categories have a name in every language. */
function nameCrumbs(shop: Shop, { breadcrumbs }: Product, locale: string) {
  return Promise.all(
    breadcrumbs.map(async ({ slug, name }) => ({
      slug,
      name: (await shop.catalogue.categoryBySlug(slug, locale))?.name ?? name,
    })),
  );
}

async function findMissingLinks(
  shop: Shop,
  visit: RequestContext,
  { brandSlug }: Product,
): Promise<string[]> {
  const pages = await missingPages(shop, visit, linksToCheck({ brandSlug }, visit.brand));
  const isList = (await shop.catalogue.categoryBySlug(brandSlug, visit.locale)) !== null;
  if (isList) return pages;
  visit.dependsOn('categories');
  return [...pages, brandLink(brandSlug)];
}

function findCustomisation(shop: Shop, { variants }: Product, locale: string) {
  const group = variants.find(({ customisationGroupName }) => customisationGroupName)?.customisationGroupName;
  return group ? shop.customisations.group(group, locale) : null;
}

function findGift(shop: Shop, { variants }: Product) {
  const sku = variants.find(({ attributes }) => attributes.gwpSku)?.attributes.gwpSku;
  return sku ? shop.products.gift(sku) : null;
}
