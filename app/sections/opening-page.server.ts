import type { RouterContextProvider } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import type { ContentSection } from '#commerce/content/content-page.ts';
import { categoryLink } from '#commerce/links/shop-links.ts';
import { checkSection } from './check-section.ts';
import { preparePage } from './ready-page.server.ts';
import type { ReadyPage } from './ready-page.ts';

const ROWS = 5;

/** What the front page shows until editors write one: the newest of each department; null in an empty shop. */
export async function openingPage(context: Readonly<RouterContextProvider>): Promise<ReadyPage | null> {
  const { brand, locale, dependsOn } = context.get(requestContext);
  dependsOn('categories', 'catalogue');
  const t = translatorFor(locale);
  const departments = await context.get(shopContext).navigation.departments(brand, locale);
  const sections = departments.slice(0, ROWS).flatMap(({ slug, name }): ContentSection[] => {
    const checked = checkSection('ProductCarousel', {
      title: name,
      link: { label: t('home.allOf', { name }) ?? name, href: categoryLink(slug) },
      query: { category: slug, sort: 'newness', limit: 12 },
      slidesPerView: { mobile: 2.2, tablet: 3.4, desktop: 5 },
    });
    return 'fields' in checked
      ? [{ id: `newest-${slug}`, type: 'ProductCarousel', fields: checked.fields }]
      : [];
  });
  if (sections.length === 0) return null;
  const ready = await preparePage(context, {
    path: '/',
    title: brand.name,
    description: brand.tagline,
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
  const isStocked = ready.containers.some(({ sections: [row] }) => hasCards(row?.data));
  return isStocked ? ready : null;
}

function hasCards(data: unknown): boolean {
  return Boolean((data as { cards?: unknown[] } | null)?.cards?.length);
}
