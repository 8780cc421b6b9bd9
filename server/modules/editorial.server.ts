import { checkSection } from '#app/sections/check-section.ts';
import { type Content, createContent } from '#commerce/content/content.server.ts';
import { type Audit, createAudit } from '#commerce/content/editor/audit.server.ts';
import { createRecords, type Records } from '#commerce/content/editor/records.server.ts';
import { createStudio, type Studio } from '#commerce/content/editor/studio.server.ts';
import { type MovedAddresses, openMovedAddresses } from '#commerce/content/moved-addresses.server.ts';
import { createNavigation, type Navigation } from '#commerce/content/navigation.server.ts';
import { createSitemap, type Sitemap } from '#commerce/seo/sitemap.server.ts';
import type { Ground } from './ground.server.ts';

/** What the house says, and who may change it. */
export interface Editorial {
  content: Content;
  movedAddresses: MovedAddresses;
  navigation: Navigation;
  sitemap: Sitemap;
  studio: Studio;
  studioRecords: Records;
  audit: Audit;
}

export async function openEditorial(ground: Ground): Promise<Editorial> {
  const { database, changes, catalogue, atClose, log } = ground;
  const content = createContent({ database, changes, checkSection });
  atClose(() => content.close());
  const audit = createAudit(database);
  return {
    content,
    movedAddresses: await openMovedAddresses({ store: content.store, changes, log }),
    navigation: createNavigation(catalogue, content),
    sitemap: createSitemap(database, content),
    studio: createStudio({ database, content, audit }),
    studioRecords: createRecords({ database, audit }),
    audit,
  };
}
