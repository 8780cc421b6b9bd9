import type { RouterContextProvider } from 'react-router';
import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { taglineOf } from '#app/site/public-brand.ts';
import type { ContentSection } from '#commerce/content/content-page.ts';
import { categoryLink } from '#commerce/links/shop-links.ts';
import { loadPageData } from './load-page.server.ts';
import type { LoadedPage } from './loaded-page.ts';
import productCarousel from './product-carousel/section.ts';

const ROWS = 5;

/** The home page until editors write one: the newest products of each department; null in an empty shop. */
export async function loadDefaultHomePage(
  context: Readonly<RouterContextProvider>,
): Promise<LoadedPage | null> {
  const { brand, locale, dependsOn } = context.get(requestContext);
  dependsOn('categories', 'catalogue');
  const t = translatorFor(locale);
  const departments = await context.get(shopContext).content.navigation.departments(brand, locale);
  const sections = departments.slice(0, ROWS).map(({ slug, name }): ContentSection => {
    const fields = v.parse(productCarousel.schema, {
      title: name,
      link: { label: t('home.allOf', { name }) ?? name, href: categoryLink(slug) },
      query: { category: slug, sort: 'newness', limit: 12 },
      slidesPerView: { mobile: 2.2, tablet: 3.4, desktop: 5 },
    });
    return { id: `newest-${slug}`, type: productCarousel.type, fields };
  });
  if (sections.length === 0) return null;
  const page = await loadPageData(context, {
    path: '/',
    title: brand.name,
    description: taglineOf(brand, locale),
    robots: null,
    image: null,
    article: null,
    containers: sections.map((section) => ({
      id: section.id,
      isFullWidth: false,
      backgroundColour: null,
      hasVerticalPadding: true,
      columns: 1,
      sections: [section],
    })),
  });
  const isStocked = page.containers.some(({ sections: [row] }) => hasCards(row?.data));
  return isStocked ? page : null;
}

function hasCards(data: unknown): boolean {
  return Boolean((data as { cards?: unknown[] } | null)?.cards?.length);
}
