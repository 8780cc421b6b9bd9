import { glob } from 'node:fs/promises';

import {
  checkFields,
  indexSections,
  type SectionDefinition,
  type SectionDefinitions,
} from '#app/sections/define-section.ts';
import { type Content, createContent } from '#commerce/content/content.server.ts';
import { type Audit, createAudit } from '#commerce/content/editor/audit.server.ts';
import { createStudio, type Studio } from '#commerce/content/editor/studio.server.ts';
import { createNavigation, type Navigation } from '#commerce/content/navigation.server.ts';
import type { CheckSection } from '#commerce/content/read-page.server.ts';
import { createRedirects, type Redirects } from '#commerce/content/redirects.server.ts';
import { createOfferBadges } from '#commerce/promotions/badges/offer-badges.server.ts';
import { writeOfferEnd } from '#commerce/promotions/badges/offer-end.server.ts';
import { createSitemap, type Sitemap } from '#commerce/seo/sitemap.server.ts';
import type { CoreServices } from './core-services.server.ts';

/** Pages, fragments, redirects and menus, and their editing. */
export interface ContentModule {
  entries: Content;
  redirects: Redirects;
  navigation: Navigation;
  sitemap: Sitemap;
  studio: Studio;
  audit: Audit;
  stop(): void;
}

export async function createContentModule(core: CoreServices): Promise<ContentModule> {
  const { environment, brands, database, changes, catalogue, log } = core;
  const definitions = await readSectionDefinitions();
  const checkSection: CheckSection = (type, fields) => checkFields(definitions, type, fields);
  const offerBadges = createOfferBadges({
    database,
    changes,
    timeZone: environment.SHOP_TIME_ZONE,
    writeEnd: writeOfferEnd,
  });
  const entries = createContent({
    database,
    changes,
    checkSection,
    moreBadges: (brand, locale) =>
      offerBadges.of({
        site: brand,
        locale,
        currency: brands.all.find(({ slug }) => slug === brand)?.currency,
      }),
  });
  const audit = createAudit(database);
  return {
    entries,
    redirects: await createRedirects({ store: entries.store, changes, log }),
    navigation: createNavigation(catalogue, entries),
    sitemap: createSitemap(database, entries),
    studio: createStudio({ database, content: entries, audit }),
    audit,
    stop: () => {
      entries.close();
      offerBadges.close();
    },
  };
}

/** The bundle finds the same files with `import.meta.glob` (`app/sections/definitions.ts`), which Node does not have. */
export async function readSectionDefinitions(): Promise<SectionDefinitions> {
  const folder = new URL('../../app/sections/', import.meta.url);
  const files = await Array.fromAsync(glob('*/section.ts', { cwd: folder }));
  return indexSections(
    await Promise.all(
      files.map(async (file): Promise<[string, SectionDefinition]> => {
        const { href } = new URL(file, folder);
        return [href, (await import(href)).default];
      }),
    ),
  );
}
