'use no memo';

import type { CardView } from '#app/features/product-card/card-view.ts';
import { AlternateLinks } from '#app/site/alternate-links.tsx';
import { plainPath, useLocalPath } from '#app/site/local-path.ts';
import { useSite } from '#app/site/site.ts';
import { pageOffset } from '#commerce/listing/page-size.ts';
import { serialiseJsonLd } from '#commerce/seo/json-ld.ts';
import { breadcrumbData, itemListData } from '#commerce/seo/listing-data.ts';
import type { ListingView } from './listing-view.ts';

/** Meta tags of a list for search engines and link previews. */
export function ListingMeta({ view }: { view: ListingView }) {
  const { meta } = view;
  const { brand, locale } = useSite();
  const { pathname, search } = new URL(meta.canonical);
  const isFound = view.query === null && !meta.robots.includes('noindex');
  const plain = plainPath(pathname, locale, brand, brand.listContexts) + search;
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta name="robots" content={meta.robots} />
      <link rel="canonical" href={meta.canonical} />
      {isFound && <AlternateLinks path={plain} />}
      {meta.prev && <link rel="prev" href={meta.prev} />}
      {meta.next && <link rel="next" href={meta.next} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={meta.canonical} />
      <meta name="twitter:card" content={meta.image ? 'summary_large_image' : 'summary'} />
      {meta.image && <meta property="og:image" content={meta.image} />}
      {meta.image && <meta name="twitter:image" content={meta.image} />}
      <StructuredData view={view} />
    </>
  );
}

/** For crawlers only, which read the server's HTML: the browser neither builds nor hydrates it. */
function StructuredData({ view }: { view: ListingView }) {
  const { origin, brand } = useSite();
  const local = useLocalPath();
  const site = { origin, local, mediaHost: brand.mediaHost };
  const json = import.meta.env.SSR
    ? serialiseJsonLd([
        itemListData(view.cards.map(toListed), site, pageOffset(view.page, view.pageSize)),
        breadcrumbData(view.crumbs, site),
      ])
    : '';
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {json}
    </script>
  );
}

function toListed(card: CardView) {
  const [colour] = card.colours;
  return {
    slug: card.slug,
    isPremier: card.isPremier,
    name: card.name,
    brand: card.brand,
    colour: colour?.colour ?? '',
    price: { centAmount: card.amount, currencyCode: card.currency },
    imagesResponsive: colour ? [{ src: colour.src, alt: '', ratio: card.ratio, tone: colour.tone }] : [],
    isOnStock: card.isOnStock,
  };
}
