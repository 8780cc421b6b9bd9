import { describe, expect, it } from 'vitest';
import { missingPages } from './missing-pages.server.ts';

describe('missingPages', () => {
  it('lists pages that do not exist, and makes the response depend on them', async () => {
    const tags: string[] = [];
    const content = {
      page: async (brand: string, locale: string, path: string) =>
        brand === 'coast' && locale === 'fr' && path === '/pages/informational/returns' ? {} : null,
    };
    const context = {
      brand: { slug: 'coast' },
      locale: 'fr',
      dependsOn: (...names: string[]) => void tags.push(...names),
    };
    const links = ['/pages/informational/returns', '/pages/informational/privacy'];
    expect(await missingPages({ content: { entries: content } } as never, context as never, links)).toEqual([
      '/pages/informational/privacy',
    ]);
    expect(tags).toEqual(['content:page:/pages/informational/privacy']);
  });
});
