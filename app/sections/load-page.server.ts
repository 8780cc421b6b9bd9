import type { RouterContextProvider } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { type ContentPage, type ContentSection, contentTag } from '#commerce/content/content-page.ts';
import { brandPageOf } from '#commerce/links/known-brands.ts';
import type { SectionContext } from './define-section.ts';
import { sectionDefinitions } from './definitions.ts';
import type { LoadedPage, LoadedSection } from './loaded-page.ts';
import { pickCards, shoppableProducts } from './pick-products.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Where editors put what is shown instead of a missing page. */
const NOT_FOUND_PATH = '/not-found';

/** A page of the content store with the data of its sections; null when there is none. */
export async function loadPage(context: Context, path: string): Promise<LoadedPage | null> {
  const { brand, locale, dependsOn, log } = context.get(requestContext);
  dependsOn(contentTag('page', path));
  const found = await context.get(shopContext).content.entries.page(brand.slug, locale, path);
  if (!found) return null;
  for (const problem of found.problems) log.warn({ path, ...problem }, 'content section left out: invalid');
  return loadPageData(context, found.page);
}

/** What a missing page shows instead; null when editors wrote nothing. */
export function loadNotFoundPage(context: Context): Promise<LoadedPage | null> {
  return loadPage(context, NOT_FOUND_PATH);
}

/** A page with the data of its sections. */
export async function loadPageData(context: Context, page: ContentPage): Promise<LoadedPage> {
  const { brand } = context.get(requestContext);
  const { brands } = context.get(shopContext);
  const containers = await Promise.all(
    page.containers.map(async (container) => ({
      ...container,
      sections: await Promise.all(
        container.sections.map((section) => loadSection(context, section, page.path)),
      ),
    })),
  );
  const sections = page.containers.flatMap((container) => container.sections);
  return {
    ...page,
    brandPage: brandPageOf(page.path, (slug) => brands.bySlug(slug)?.name, brand.settings.knownBrands),
    hasHeading: sections.some(({ type }) => sectionDefinitions.get(type)?.hasHeading),
    containers,
  };
}

/** `path` is the page that shows the section; a sample in the gallery stands on none. */
export async function loadSection(
  context: Context,
  section: ContentSection,
  path: string | null,
): Promise<LoadedSection> {
  const { id, type, fields } = section;
  const request = context.get(requestContext);
  const shop = context.get(shopContext);
  const sectionContext: SectionContext = {
    shop,
    request,
    path,
    richText: shop.content.entries.richText,
    findCards: (query) => pickCards(context, query),
    findShoppableProducts: (skus) => shoppableProducts(context, skus),
  };
  const load = sectionDefinitions.get(type)?.load;
  const data = await load?.(fields, sectionContext).catch((error: unknown) => {
    request.log.error({ err: error, section: id, type }, 'content section data failed to load');
    return null;
  });
  return { ...section, data: data ?? null, styles: stylesOf(section) };
}

/** Some sections need more than their type says: points that open products, a video in a card. */
const STYLES_BY_FIELD: [field: string, style: string][] = [
  ['productSku', 'products'],
  ['video', 'video'],
];

export function stylesOf({ type, fields }: Pick<ContentSection, 'type' | 'fields'>): string[] {
  const own = sectionDefinitions.get(type)?.styles ?? [];
  const more = STYLES_BY_FIELD.filter(([field]) => mentions(fields, field)).map(([, style]) => style);
  return [...new Set([...own, ...more])];
}

function mentions(value: unknown, field: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => (name === field && Boolean(inner)) || mentions(inner, field),
  );
}
