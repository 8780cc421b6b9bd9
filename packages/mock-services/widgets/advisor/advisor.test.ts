import { brands } from '@selvedge/demo-store/brands/all.ts';
import { exampleProduct } from '@selvedge/demo-store/example-product.ts';
import { describe, expect, it } from 'vitest';
import { widgetTexts } from '../widget-texts.ts';
import { createMockAdvisor } from './advisor.server.ts';
import { CONSULTATIONS } from './questions.ts';

const foundation = exampleProduct('foundation-shades');
const asked: string[] = [];
const advisor = createMockAdvisor(async (slug, fascia) => {
  asked.push(`${slug} ${fascia}`);
  return slug === 'beauty-foundation' ? [foundation] : [];
});
const ask = (query: Record<string, string>, locale = 'en-GB') =>
  advisor({
    rest: '',
    query: new URLSearchParams(query),
    brand: brands.selvedge!,
    locale,
    origin: 'https://shop.example',
    nonce: 'abc',
  });

describe('[ADV-01] the mock beauty advisor', () => {
  it.each(Object.keys(CONSULTATIONS))('asks its two questions about %s in every language', async (kind) => {
    for (const locale of ['en-GB', 'fr', 'nl', 'sv']) {
      const html = await (await ask({ kind }, locale))!.text();
      expect(html.match(/<fieldset>/g)).toHaveLength(2);
      expect(html).not.toContain('undefined');
    }
  });

  it('suggests products of the catalogue, which can be added one by one or all together', async () => {
    const html = await (await ask({ kind: 'foundation', tone: 'deep', finish: 'matte' }))!.text();
    expect(asked.at(-1)).toBe('beauty-foundation selvedge');
    const sku = /data-skus="([^"]+)"/.exec(html)![1];
    expect(foundation.variants.map((variant) => variant.sku)).toContain(sku);
    expect(html).toContain('Second Skin Serum Foundation');
    expect(html).toContain('data-checkout');
    expect(html).toMatch(/type: ["']add_to_cart["']/);
  });

  it('reports when nothing matches, repeats invalid answers, and refuses an unknown kind', async () => {
    expect(await (await ask({ kind: 'skincare', skin: 'dry', goal: 'glow' }))!.text()).toContain(
      widgetTexts('en-GB').advisor.none,
    );
    expect(await (await ask({ kind: 'skincare', skin: '"><b>', goal: 'glow' }))!.text()).toContain(
      '<fieldset>',
    );
    expect(await ask({ kind: 'constructor' })).toBeNull();
  });
});
