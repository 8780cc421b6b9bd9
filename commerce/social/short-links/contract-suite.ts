import { expect, it } from 'vitest';
import { SHORT_CODE, type ShortLinks } from './provider.ts';

/** The contract of every short link provider. */
export function shortLinksSuite(open: () => Promise<ShortLinks>) {
  it('[PDP-13] returns the same short code for the same URL, and resolves it', async () => {
    const links = await open();
    const url = 'https://shop.example/product/x?utm_source=pdp_share';
    const code = await links.shorten(url);
    expect(code).toMatch(SHORT_CODE);
    expect(await links.shorten(url)).toBe(code);
    expect(await links.resolve(code)).toBe(url);
  });

  it('[PDP-13] returns different codes for different URLs, and does not resolve unknown codes', async () => {
    const links = await open();
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, number) => links.shorten(`https://shop.example/product/${number}`)),
    );
    expect(new Set(codes).size).toBe(20);
    expect(await links.resolve('AAAAAAA')).toBeNull();
    expect(await links.resolve('no such code')).toBeNull();
  });
}
