import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { type CardView, describeCard } from '#app/features/product-card/card-view.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { valueTranslatorFor } from '#app/i18n/values.server.ts';
import { alternatesOf } from '#app/site/alternates.ts';
import { localPath } from '#app/site/local-path.ts';
import { missingPages } from '#app/site/missing-pages.server.ts';
import { mediaHostOf } from '#app/site/public-brand.ts';
import { deliveryLineOf } from '#commerce/catalogue/delivery-line.ts';
import type { Product } from '#commerce/catalogue/product.ts';
import { translateProduct } from '#commerce/catalogue/product-texts.ts';
import { contentTag } from '#commerce/content/content-page.ts';
import { quoteAll } from '#commerce/delivery/quote-delivery.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { brandLink } from '#commerce/links/shop-links.ts';
import { showsReturns } from '#commerce/orders/returns-block.ts';
import type { MarketData } from '#commerce/seo/product-data.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Shop } from '#server/composition.server.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import { describeProduct } from './product-meta.ts';
import { type DeliveryView, linksToCheck, makeProductView } from './product-view.ts';

const HYBRID_CARDS = 20;

/** The product page's data and meta tags; null when this site does not sell the product. */
export async function loadProduct(
  shop: Shop,
  context: RequestContext,
  slug: string,
  find: (slug: string, brand: BrandConfig) => Promise<Product | null> = shop.products.pages.bySlug,
) {
  const { brand, locale, origin, dependsOn } = context;
  const found = await find(slug, brand);
  if (!found) return null;
  const product = { ...translateProduct(found, locale), breadcrumbs: await nameCrumbs(shop, found, locale) };
  dependsOn(`product:${product.id}`, contentTag('badges', 'all'));
  const [badges, customisation, gift, missingLinks] = await Promise.all([
    shop.content.entries.badges(brand.slug, locale),
    findCustomisation(shop, product, locale),
    findGift(shop, context, product),
    findMissingLinks(shop, context, product),
  ]);
  const translate = translatorFor(locale);
  const translateValue = valueTranslatorFor(locale, brand.currency);
  const { listContexts } = brand.settings.routes;
  const view = makeProductView(product, brand, {
    badges,
    customisation,
    gift,
    widgets: shop.widgets.frames.settings(brand),
    now: new Date(),
    locale,
    prefix: { From: translate('price.From') ?? 'From', from: translate('price.from') ?? 'from' },
    translateValue,
    badgeStyle: brand.settings.badges,
    missingLinks,
  });
  const meta = describeProduct(product, {
    origin,
    mediaHost: mediaHostOf(brand),
    local: (path) => localPath(path, locale, brand, listContexts),
    alternates: alternatesOf(productLink(product), origin, { ...brand, listContexts }),
    categoryName: translateValue(product.categoryTaxonomy) ?? product.categoryTaxonomy,
    homeLabel: translate('pdp.home') ?? 'Home',
    promoText: view.badges.promo?.text ?? null,
    appId: brand.settings.seo.nativeAppId,
    market: describeMarket(brand, product, view.delivery),
    limitedAvailabilityBelow: brand.settings.seo.limitedAvailabilityBelow,
  });
  return { view, meta, badges };
}

/** Delivery and returns for structured data. */
function describeMarket(
  { country, settings }: BrandConfig,
  product: Product,
  { methods, calendar, bulkyLogisticClasses }: DeliveryView,
): MarketData {
  const { nonRefundableNeedle, windowDays } = settings.returns;
  const context = { calendar, bulkyClasses: bulkyLogisticClasses, now: new Date() };
  return {
    country,
    delivery: (variant) => {
      const [first] = quoteAll(methods, deliveryLineOf(product, variant), context);
      return first ? { price: first.quote.price, days: first.terms.days } : null;
    },
    returnDays: (policy) => (showsReturns(policy, nonRefundableNeedle) ? windowDays : null),
  };
}

export interface HybridList {
  category: { name: string; slug: string };
  cards: CardView[];
}

/** Other products of the same category, for the hybrid page. */
export async function loadHybridList(
  shop: Shop,
  context: RequestContext,
  { view, badges }: NonNullable<Awaited<ReturnType<typeof loadProduct>>>,
): Promise<HybridList | null> {
  const category = view.breadcrumbs.at(-1);
  if (!category) return null;
  context.dependsOn(`category:${category.slug}`);
  const { products } = await shop.search.listings.list({
    text: null,
    categorySlug: category.slug,
    filters: {},
    sort: 'relevance',
    offset: 0,
    limit: HYBRID_CARDS + 1,
    fascia: context.brand.slug,
    priceList: context.brand.priceList,
    facetKeys: [],
  });
  const cards = cardContext(context, 'PLP', badges);
  const others = products.filter(({ id }) => id !== view.id).slice(0, HYBRID_CARDS);
  return { category, cards: others.map((product) => describeCard(product, cards)) };
}

/** Translates the names of the categories. */
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
  context: RequestContext,
  { brandSlug }: Product,
): Promise<string[]> {
  const pages = await missingPages(shop, context, linksToCheck({ brandSlug }, context.brand));
  const isList = (await shop.catalogue.categoryBySlug(brandSlug, context.locale)) !== null;
  if (isList) return pages;
  context.dependsOn('categories');
  return [...pages, brandLink(brandSlug)];
}

function findCustomisation(shop: Shop, { variants }: Product, locale: string) {
  const group = variants.find(({ customisationGroupName }) => customisationGroupName)?.customisationGroupName;
  return group ? shop.products.customisations.group(group, locale) : null;
}

async function findGift(shop: Shop, { brand, locale, dependsOn }: RequestContext, { variants }: Product) {
  const sku = variants.find(({ attributes }) => attributes.gwpSku)?.attributes.gwpSku;
  const gift = sku ? await shop.products.pages.gift(sku, brand, locale) : null;
  if (gift) dependsOn(`product:${gift.productId}`);
  return gift?.isOnStock ? gift : null;
}
