import { exampleProduct } from '@selvedge/demo-store/example-product.ts';
import { describe, expect, it } from 'vitest';
import { createMockTryOn, partOf, shadesOf } from './try-on.server.ts';

const lipstick = exampleProduct('try-on');
const foundation = exampleProduct('foundation-shades');

const ask = (sku: string) =>
  createMockTryOn(async (asked) =>
    lipstick.variants.some((variant) => variant.sku === asked) ? lipstick : null,
  )({
    query: new URLSearchParams({ sku }),
    locale: 'fr',
    origin: 'https://shop.example',
    nonce: 'abc',
  } as Parameters<ReturnType<typeof createMockTryOn>>[0]);

describe('[GAL-04] the mock try-on widget', () => {
  it('finds the part of the face that a product colours', () => {
    expect(partOf(lipstick)).toBe('lips');
    expect(partOf(foundation)).toBe('skin');
    expect(partOf({ ...lipstick, styleTaxonomy: 'Nail Polish', categories: [] })).toBeNull();
  });

  it('offers every shade of the product', () => {
    expect(shadesOf(lipstick)).toHaveLength(7);
    expect(shadesOf(foundation)).toHaveLength(30);
    expect(shadesOf(lipstick)[0]!.tone).toMatch(/^#[0-9a-f]{6}$/i);
  });

  it('is a page in the shopper’s language that runs only its own script', async () => {
    const response = await ask(lipstick.variants[1]!.sku);
    const html = await response!.text();
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('Essayer');
    expect(response!.headers.get('content-security-policy')).toContain("script-src 'nonce-abc';");
    expect(html).toContain(`"worn":"${lipstick.variants[1]!.sku}"`);
    expect(await ask('nothing')).toBeNull();
  });
});
