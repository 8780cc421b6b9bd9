import { describe, expect, it } from 'vitest';
import { createSharing } from './sharing.server.ts';

const sharing = createSharing({ shorten: async () => 'abc1234', resolve: async () => null });
const ORIGIN = 'https://shop.example';

describe('[PDP-13] short links', () => {
  it('are created for pages of this shop', async () => {
    expect(await sharing.shorten('https://shop.example/product/x', ORIGIN)).toBe(
      'https://shop.example/s/abc1234',
    );
  });

  it.each([
    'https://elsewhere.example/',
    'javascript:alert(1)',
    '/product/x',
    `${ORIGIN}/${'x'.repeat(3000)}`,
  ])('and not for %s', async (url) => {
    expect(await sharing.shorten(url, ORIGIN)).toBeNull();
  });
});
