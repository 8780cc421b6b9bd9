import type { ReadyPage } from './ready-page.ts';

/** For a sleeping route's client loader: the next page appears whole, with the sections it shows. */
export async function fetchSections(page: ReadyPage | null | undefined): Promise<void> {
  const { preloadPage } = await import('./preload-page.ts');
  await preloadPage(page);
}
