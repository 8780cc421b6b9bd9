import { describe, expect, it } from 'vitest';
import { openApi } from '#tests/api-app.ts';

const open = (summary: { summary: string; disclaimer: string | null } | null) =>
  openApi(
    { '/_api/reviews/summary': () => import('./summary.ts') },
    { products: { reviews: { summary: async () => summary } } },
  );

describe('[REV-01] the summary of reviews', () => {
  it("says how it was made: in the provider's words, else in the shopper's language", async () => {
    const own = await open({ summary: 'Fits.', disclaimer: 'Written by a machine.' });
    expect((await own.get('/_api/reviews/summary?sku=A')).body).toEqual({
      summary: 'Fits.',
      disclaimer: 'Written by a machine.',
    });
    for (const none of [null, '']) {
      const without = await open({ summary: 'Fits.', disclaimer: none });
      expect((await without.get('/_api/reviews/summary?sku=A')).body.disclaimer).toBe(
        'Put together by machine from sentences of the reviews below.',
      );
      expect((await without.get('/_api/reviews/summary?sku=A&locale=fr')).body.disclaimer).toMatch(
        /^Composé/,
      );
    }
  });

  it('is absent with its disclaimer where there are too few reviews', async () => {
    const app = await open(null);
    expect((await app.get('/_api/reviews/summary?sku=A')).body).toEqual({ summary: null, disclaimer: null });
  });
});
