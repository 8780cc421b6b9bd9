import { expect, it } from 'vitest';
import { SHORT_CODE, type ShortLinks } from './provider.ts';

/** What every maker of short links must do. */
export function shortLinksSuite(open: () => Promise<ShortLinks>) {
  it('[PDP-13] gives an address the same short code each time, and the address back', async () => {
    const links = await open();
    const url = 'https://shop.example/product/x?utm_source=pdp_share';
    const code = await links.shorten(url);
    expect(code).toMatch(SHORT_CODE);
    expect(await links.shorten(url)).toBe(code);
    expect(await links.resolve(code)).toBe(url);
  });

  it('[PDP-13] tells addresses apart, and knows nothing of codes it never gave', async () => {
    const links = await open();
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, number) => links.shorten(`https://shop.example/product/${number}`)),
    );
    expect(new Set(codes).size).toBe(20);
    expect(await links.resolve('AAAAAAA')).toBeNull();
    expect(await links.resolve('no such code')).toBeNull();
  });
}
