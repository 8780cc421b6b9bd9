import { type ReadyPage, sectionTypesOf } from './ready-page.ts';
import { preloadSections } from './registry.ts';

/** For a route's client loader: the next page appears whole, with the sections it shows. */
export async function preloadPage(page: ReadyPage | null | undefined): Promise<void> {
  if (page) await preloadSections(sectionTypesOf(page));
}
