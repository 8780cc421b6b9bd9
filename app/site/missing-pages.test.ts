import { describe, expect, it } from 'vitest';
import { missingPages } from './missing-pages.server.ts';

describe('pages that nobody has written', () => {
  it('are named, and whoever left out a link hears when they are written', async () => {
    const tags: string[] = [];
    const content = {
      page: async (brand: string, locale: string, path: string) =>
        brand === 'coast' && locale === 'fr' && path === '/pages/informational/returns' ? {} : null,
    };
    const visit = {
      brand: { slug: 'coast' },
      locale: 'fr',
      dependsOn: (...names: string[]) => void tags.push(...names),
    };
    const links = ['/pages/informational/returns', '/pages/informational/privacy'];
    expect(await missingPages({ content } as never, visit as never, links)).toEqual([
      '/pages/informational/privacy',
    ]);
    expect(tags).toEqual(['content:page:/pages/informational/privacy']);
  });
});
