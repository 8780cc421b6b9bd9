import { data } from 'react-router';
import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { type CardView, describeCards } from '#app/features/product-card/card-view.ts';
import { labelsFor } from '#app/i18n/labels.server.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { mediaHostOf } from '#app/site/public-brand.ts';
import type { CategoryNode } from '#commerce/catalogue/category.ts';
import { homeTerms } from '#commerce/delivery/home-delivery.ts';
import type { Crumb } from '#commerce/links/breadcrumbs.ts';
import { describeCount } from '#commerce/listing/count-text.ts';
import type { ListingPage } from '#commerce/listing/listing-page.server.ts';
import { countPages, pageSizeOf } from '#commerce/listing/page-size.ts';
import { hrefWithPage } from '#commerce/listing/url/listing-href.ts';
import { pictureUrl } from '#commerce/media/picture.ts';
import type { Filters, ListType } from '#commerce/search/facets/filters.ts';
import type { SortKey } from '#commerce/search/sort-options.ts';
import { listingLinks } from '#commerce/seo/canonical.ts';
import { robotsOf } from '#commerce/seo/robots.ts';
import { SEO_TEXT } from '#commerce/text/truncate.ts';
import type { Shop } from '#server/composition.server.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import { arrangeFacets } from './facet-order.ts';
import { forecastAds } from './forecast-ads.server.ts';
import { headerOf } from './header-view.ts';
import { readListContent } from './list-content.server.ts';
import type { ListingMeta, ListingView } from './listing-view.ts';
import { describeLongText, escapeHtml, type LongText } from './long-text.ts';
import { typedColours } from './typed-colours.ts';

export interface ListRequest {
  type: ListType;
  /** The path without language, with the parameters that define the list. */
  address: string;
  /** The path with language, for search engines. */
  canonicalPath: string;
  /** Path and query as requested. */
  requestedPath: string;
  title: string;
  query: string | null;
  category: CategoryNode | null;
  crumbs: Crumb[];
  ids?: string[];
  /** The colour to show, by product id. */
  colours?: Record<string, string>;
  filters: Filters;
  sort: SortKey;
  page: number;
}

/** Best sellers, for pages without other products. */
export async function loadPopular(
  shop: Shop,
  { brand, locale, dependsOn }: RequestContext,
  signal: AbortSignal,
): Promise<CardView[]> {
  const { products } = await shop.search.listings.list(
    {
      text: null,
      categorySlug: null,
      filters: { isOnStock: ['true'] },
      sort: 'best-sellers',
      offset: 0,
      limit: POPULAR,
      fascia: brand.slug,
      priceList: brand.priceList,
      facetKeys: [],
    },
    signal,
  );
  dependsOn('catalogue', ...products.map(({ id }) => `product:${id}`));
  const badges = await shop.content.entries.badges(brand.slug, locale);
  return describeCards(products, cardContext({ brand, locale }, 'CAROUSEL', badges));
}

const POPULAR = 10;

export interface LoadedList {
  view: ListingView;
  page: ListingPage;
}

/** Answers 503 while the search provider is temporarily down; the gateway has logged the failure. */
function throwUnavailable(error: unknown): never {
  const isTransient = error instanceof Error && 'isTransient' in error && error.isTransient === true;
  throw isTransient ? data(null, { status: 503, headers: { 'retry-after': '30' } }) : error;
}

/** Loads one page of a list. */
export async function loadList(
  shop: Shop,
  context: RequestContext,
  request: ListRequest,
  signal: AbortSignal,
): Promise<LoadedList> {
  const { brand, locale, dependsOn } = context;
  const slug = request.category?.slug ?? null;
  const isAlternative = shop.search.engine.isAlternative ?? brand.features.discovery;
  const [page, content, sponsored] = await Promise.all([
    shop.search.listings
      .page(
        {
          listType: request.type,
          text: request.query,
          categorySlug: slug,
          ids: request.ids,
          filters: request.filters,
          sort: request.sort,
          page: request.page,
          fascia: brand.slug,
          priceList: brand.priceList,
          locale,
          labels: labelsFor(brand, locale),
          reviewsEnabled: brand.features.reviews,
          marketplaceNeedles: brand.settings.marketplaceFacetNeedle,
        },
        signal,
      )
      .catch(throwUnavailable),
    readListContent(shop, context, slug),
    forecastAds(shop, context, request, () => shop.content.entries.badges(brand.slug, locale)),
  ]);
  const products = page.edges.map(({ node }) => node);
  dependsOn('catalogue', 'search-rules', ...products.map(({ id }) => `product:${id}`));
  const cardSettings = {
    ...cardContext(context, 'PLP', content.badges),
    colourFacets: request.filters.colourFacets ?? page.understood.filters.colourFacets,
    colourWords: typedColours(request.query).colourWords,
    colours: request.colours,
  };
  const cards = describeCards(products, cardSettings);
  const popular = page.total + page.closeTotal === 0 ? await loadPopular(shop, context, signal) : [];
  return {
    page,
    view: {
      type: request.type,
      address: request.address,
      title: request.title,
      query: request.query,
      filters: request.filters,
      maxPerKey: brand.settings.facets.maxSelectedPerKey,
      sort: request.sort,
      page: request.page,
      pageSize: pageSizeOf(request.type),
      total: page.total,
      closeTotal: page.closeTotal,
      hasNextPage: page.pageInfo.hasNextPage,
      pageCount: isAlternative
        ? countPages(
            Math.min(page.total, brand.settings.search.maxOffset.bloomreach),
            pageSizeOf(request.type),
          )
        : null,
      cards,
      sponsored: page.total > 0 ? sponsored : null,
      popular,
      facets: arrangeFacets(
        offeredFacets(page.facets, brand),
        isAlternative,
        brand.settings.colours.swatches,
      ),
      chosen: page.selectedFacets.map(({ key, term, termLabel }) => ({ key, term, termLabel })),
      sortKeys: page.sortOptions.map(({ key }) => key),
      crumbs: request.crumbs,
      header: headerOf(content.header, request.title, request.query, request.category?.children ?? []),
      seo: content.seo ?? describeCategory(request.category),
      queryId: page.queryId,
      meta: describeMeta(request, page, context, {
        image: cards[0]?.colours[0]?.src ?? null,
        robots: content.robots,
      }),
    },
  };
}

/** The next day is promised only where a delivery method keeps it. */
function offeredFacets<Facet extends { key: string }>(
  facets: readonly Facet[],
  brand: RequestContext['brand'],
): Facet[] {
  const hasNextDay = homeTerms(brand).some(({ service }) => service === 'next-day');
  return facets.filter(({ key }) => hasNextDay || key !== 'isNextDay');
}

function describeCategory(category: CategoryNode | null): LongText | null {
  return category?.description ? describeLongText(escapeHtml(category.description), SEO_TEXT) : null;
}

function describeMeta(
  request: ListRequest,
  page: ListingPage,
  { brand, locale, origin }: RequestContext,
  { image, robots }: { image: string | null; robots: string | null },
): ListingMeta {
  const translate = translatorFor(locale);
  const count = describeCount(page.total);
  const named =
    request.page > 1
      ? translate('plp.pageTitle', { title: request.title, page: request.page })
      : request.title;
  const [, listParams = ''] = request.address.split('?', 2);
  const url = new URL(hrefWithPage(`${request.canonicalPath}?${listParams}`, request.page), origin);
  if (request.query) url.searchParams.set('q', request.query);
  return {
    title: translate('plp.siteTitle', { title: named ?? request.title, site: brand.name }) ?? request.title,
    description:
      translate('plp.description', {
        title: request.title,
        site: brand.name,
        count: translate(count.key, count.values) ?? '',
      }) ?? '',
    ...listingLinks(url, page.pageInfo.hasNextPage),
    robots: robotsOf(
      { url: request.requestedPath, contentRobots: robots },
      brand.settings.robots.refreshNeedle,
    ),
    image:
      image && brand.settings.seo.mediaHubImages
        ? `${mediaHostOf(brand) ?? origin}${pictureUrl(image, 800)}`
        : null,
  };
}
