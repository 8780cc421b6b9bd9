import { exampleProduct } from '@selvedge/demo-store/example-product.ts';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../../config/brands/all.ts';
import { createAdvisorStandIn } from './advisor.server.ts';
import { ADVISOR_TEXTS } from './advisor-texts.ts';
import { CONSULTATIONS } from './questions.ts';

const foundation = exampleProduct('foundation-shades');
const asked: string[] = [];
const advisor = createAdvisorStandIn(async (slug, fascia) => {
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

describe('[ADV-01] the stand-in of the beauty advisor', () => {
  it.each(Object.keys(CONSULTATIONS))('asks its two questions about %s in every language', async (kind) => {
    for (const locale of ['en-GB', 'fr', 'nl', 'sv']) {
      const html = await (await ask({ kind }, locale))!.text();
      expect(html.match(/<fieldset>/g)).toHaveLength(2);
      expect(html).not.toContain('undefined');
    }
  });

  it('proposes products of the catalogue, which can be added or all be taken to the basket', async () => {
    const html = await (await ask({ kind: 'foundation', tone: 'deep', finish: 'matte' }))!.text();
    expect(asked.at(-1)).toBe('beauty-foundation selvedge');
    const sku = /data-skus="([^"]+)"/.exec(html)![1];
    expect(foundation.variants.map((variant) => variant.sku)).toContain(sku);
    expect(html).toContain('Second Skin Serum Foundation');
    expect(html).toContain('data-checkout');
    expect(html).toMatch(/type: ["']add_to_cart["']/);
  });

  it('says so where nothing fits, asks again what was answered wrongly, and knows no other kind', async () => {
    expect(await (await ask({ kind: 'skincare', skin: 'dry', goal: 'glow' }))!.text()).toContain(
      ADVISOR_TEXTS.en!.none,
    );
    expect(await (await ask({ kind: 'skincare', skin: '"><b>', goal: 'glow' }))!.text()).toContain(
      '<fieldset>',
    );
    expect(await ask({ kind: 'constructor' })).toBeNull();
  });
});
