import type { RouterContextProvider } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { type ContentPage, contentTag } from '#commerce/content/content-page.ts';
import { brandPageOf } from '#commerce/links/known-brands.ts';
import { brands } from '#config/brands/all.ts';
import type { ReadyPage } from './ready-page.ts';
import { loadSectionData } from './section-data.server.ts';

/** Where editors keep what is shown instead of a page that is not there. */
const NOT_FOUND_PATH = '/not-found';

/** A page of the content store with the data of its sections; null when there is none. */
export async function readyPage(
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<ReadyPage | null> {
  const { brand, locale, dependsOn, log } = context.get(requestContext);
  dependsOn(contentTag('page', path));
  const found = await context.get(shopContext).content.page(brand.slug, locale, path);
  if (!found) return null;
  for (const problem of found.problems) log.warn({ path, ...problem }, 'a section was left out');
  return preparePage(context, found.page);
}

/** What a page that is not there shows instead; null when editors wrote nothing. */
export function notFoundContent(context: Readonly<RouterContextProvider>): Promise<ReadyPage | null> {
  return readyPage(context, NOT_FOUND_PATH);
}

/** A page with the data of its sections. */
export async function preparePage(
  context: Readonly<RouterContextProvider>,
  page: ContentPage,
): Promise<ReadyPage> {
  const { brand, log } = context.get(requestContext);
  const containers = await Promise.all(
    page.containers.map(async (container) => ({
      ...container,
      sections: await Promise.all(
        container.sections.map(async (section) => ({
          ...section,
          data: await loadSectionData(context, section, page.path).catch((error: unknown) => {
            log.error({ err: error, section: section.id, type: section.type }, 'a section has no data');
            return null;
          }),
        })),
      ),
    })),
  );
  const brandPage = brandPageOf(page.path, (slug) => brands[slug]?.name, brand.settings.knownBrands);
  return { ...page, containers, brandPage };
}
