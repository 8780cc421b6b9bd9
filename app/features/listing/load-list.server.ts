import { data } from 'react-router';
import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { type CardView, describeCards } from '#app/features/product-card/card-view.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { mediaHostOf } from '#app/site/public-brand.ts';
import type { CategoryNode } from '#commerce/catalogue/category.ts';
import type { Crumb } from '#commerce/links/breadcrumbs.ts';
import { describeCount } from '#commerce/listing/count-text.ts';
import type { ShelvedPage } from '#commerce/listing/listing-page.server.ts';
import { countPages, pageSizeOf } from '#commerce/listing/page-size.ts';
import { hrefWithPage } from '#commerce/listing/url/listing-href.ts';
import { pictureUrl } from '#commerce/media/picture.ts';
import type { Filters, ListType } from '#commerce/search/facets/filters.ts';
import type { SortKey } from '#commerce/search/sort-options.ts';
import { listingLinks } from '#commerce/seo/canonical.ts';
import { robotsOf } from '#commerce/seo/robots.ts';
import { SEO_TEXT } from '#commerce/text/truncate.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import type { Shop } from '#server/shop.server.ts';
import { expectAds } from './expected-ads.server.ts';
import { arrangeFacets } from './facet-order.ts';
import { headerOf } from './header-view.ts';
import { readListContent } from './list-content.server.ts';
import type { ListingMeta, ListingView } from './listing-view.ts';
import { describeLongText, escapeHtml, type LongText } from './long-text.ts';
import { typedColours } from './typed-colours.ts';

export interface ListAsked {
  type: ListType;
  /** Path without language, and the query parameters that belong to the list. */
  address: string;
  /** Where the list stands for search engines: its path in full, with the language. */
  canonicalPath: string;
  /** Path and query as the visitor wrote them. */
  askedAs: string;
  title: string;
  query: string | null;
  category: CategoryNode | null;
  crumbs: Crumb[];
  ids?: string[];
  /** The colour to show of a product, by its id. */
  colours?: Record<string, string>;
  filters: Filters;
  sort: SortKey;
  page: number;
}

/** Best sellers, for pages that have nothing else to show. */
export async function loadLiked(shop: Shop, visit: RequestContext, signal: AbortSignal): Promise<CardView[]> {
  const { products } = await shop.listings.list(
    {
      text: null,
      categorySlug: null,
      filters: { isOnStock: ['true'] },
      sort: 'best-sellers',
      offset: 0,
      limit: LIKED,
      fascia: visit.brand.slug,
      facetKeys: [],
    },
    signal,
  );
  visit.dependsOn('catalogue', ...products.map(({ id }) => `product:${id}`));
  const context = cardContext(visit, 'CAROUSEL', await shop.content.badges(visit.brand.slug, visit.locale));
  return describeCards(products, context);
}

const LIKED = 10;

export interface LoadedList {
  view: ListingView;
  page: ShelvedPage;
}

/** A search supplier that is down for the moment is no fault of the page; the gateway has told the log. */
function sayAway(error: unknown): never {
  const isPassing = error instanceof Error && 'isPassing' in error && error.isPassing === true;
  throw isPassing ? data(null, { status: 503, headers: { 'retry-after': '30' } }) : error;
}

/** Asks for one page of a list and describes it for the browser. */
export async function loadList(
  shop: Shop,
  visit: RequestContext,
  asked: ListAsked,
  signal: AbortSignal,
): Promise<LoadedList> {
  const { brand, locale, dependsOn } = visit;
  const slug = asked.category?.slug ?? null;
  const isAlternative = shop.search.isAlternative ?? brand.features.discovery;
  const [page, content, sponsored] = await Promise.all([
    shop.listings
      .page(
        {
          listType: asked.type,
          text: asked.query,
          categorySlug: slug,
          ids: asked.ids,
          filters: asked.filters,
          sort: asked.sort,
          page: asked.page,
          fascia: brand.slug,
          locale,
          labels: { translate: translatorFor(locale), locale, currency: brand.currency },
          reviewsEnabled: brand.features.reviews,
          marketplaceNeedles: brand.settings.marketplaceFacetNeedle,
        },
        signal,
      )
      .catch(sayAway),
    readListContent(shop, visit, slug),
    expectAds(shop, visit, asked, () => shop.content.badges(brand.slug)),
  ]);
  const products = page.edges.map(({ node }) => node);
  dependsOn('catalogue', 'search-rules', ...products.map(({ id }) => `product:${id}`));
  const context = {
    ...cardContext(visit, 'PLP', content.badges),
    colourFacets: asked.filters.colourFacets ?? page.understood.filters.colourFacets,
    colourWords: typedColours(asked.query).colourWords,
    colours: asked.colours,
  };
  const cards = describeCards(products, context);
  const liked = page.total === 0 ? await loadLiked(shop, visit, signal) : [];
  return {
    page,
    view: {
      type: asked.type,
      address: asked.address,
      title: asked.title,
      query: asked.query,
      filters: asked.filters,
      maxPerKey: brand.settings.facets.maxSelectedPerKey,
      sort: asked.sort,
      page: asked.page,
      pageSize: pageSizeOf(asked.type),
      total: page.total,
      hasNextPage: page.pageInfo.hasNextPage,
      pageCount: isAlternative
        ? countPages(Math.min(page.total, brand.settings.search.maxOffset.bloomreach), pageSizeOf(asked.type))
        : null,
      cards,
      sponsored: page.total > 0 ? sponsored : null,
      liked,
      facets: arrangeFacets(page.facets, isAlternative, brand.settings.colours.swatches),
      chosen: page.selectedFacets.map(({ key, term, termLabel }) => ({ key, term, termLabel })),
      sortKeys: page.sortOptions.map(({ key }) => key),
      crumbs: asked.crumbs,
      header: headerOf(content.header, asked.title, asked.query, asked.category?.children ?? []),
      seo: content.seo ?? describeCategory(asked.category),
      queryId: page.queryId,
      meta: describeMeta(asked, page, visit, {
        image: cards[0]?.colours[0]?.src ?? null,
        robots: content.robots,
      }),
    },
  };
}

function describeCategory(category: CategoryNode | null): LongText | null {
  return category?.description ? describeLongText(escapeHtml(category.description), SEO_TEXT) : null;
}

function describeMeta(
  asked: ListAsked,
  page: ShelvedPage,
  { brand, locale, origin }: RequestContext,
  { image, robots }: { image: string | null; robots: string | null },
): ListingMeta {
  const translate = translatorFor(locale);
  const count = describeCount(page.total);
  const named =
    asked.page > 1 ? translate('plp.pageTitle', { title: asked.title, page: asked.page }) : asked.title;
  const url = new URL(hrefWithPage(asked.canonicalPath, asked.page), origin);
  return {
    title: translate('plp.siteTitle', { title: named ?? asked.title, site: brand.name }) ?? asked.title,
    description:
      translate('plp.description', {
        title: asked.title,
        site: brand.name,
        count: translate(count.key, count.values) ?? '',
      }) ?? '',
    ...listingLinks(url, page.pageInfo.hasNextPage),
    robots: robotsOf({ url: asked.askedAs, contentRobots: robots }, brand.settings.robots.refreshNeedle),
    image:
      image && brand.settings.seo.mediaHubImages
        ? `${mediaHostOf(brand) ?? origin}${pictureUrl(image, 800)}`
        : null,
  };
}
