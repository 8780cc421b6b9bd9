import type { ContentStore } from '../content-store.server.ts';

const PICTURE = /"(\/media\/(?!film\/)[\w./-]+)"/g;

/** Every picture that the house's pages use, or have used in what is kept, by address. */
export async function picturesInUse({ every }: Pick<ContentStore, 'every'>): Promise<string[]> {
  const found = new Set<string>();
  for (const { body } of await every()) {
    for (const [, src] of JSON.stringify(body).matchAll(PICTURE)) found.add(src!);
  }
  // Whole scenes before single things.
  const isScene = (src: string) => Number(src.startsWith('/media/campaign/'));
  return [...found].sort((a, b) => isScene(b) - isScene(a) || a.localeCompare(b));
}
