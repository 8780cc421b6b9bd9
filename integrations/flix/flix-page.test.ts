import { describe, expect, it } from 'vitest';
import { flixPage } from './flix-page.ts';

const question = { eanBarcode: '5012345678900', sku: 'VLZ20202-101-01', brand: 'Velmora', locale: 'en-GB' };

describe('[PDP-14] feature media by barcode', () => {
  const page = flixPage(
    question,
    { id: '7', script: 'https://media.flixfacts.com/js/loader.js' },
    'https://shop.example',
  );

  it('the loader is told the barcode, the distributor and the place to fill', () => {
    expect(page.script).toEqual({
      src: 'https://media.flixfacts.com/js/loader.js',
      attributes: {
        'data-flix-distributor': '7',
        'data-flix-language': 'en',
        'data-flix-brand': 'Velmora',
        'data-flix-ean': '5012345678900',
        'data-flix-sku': 'VLZ20202-101-01',
        'data-flix-inpage': 'flix-inpage',
      },
    });
    expect(page.body).toContain('id="flix-inpage"');
  });

  it('watches the place it fills for three seconds', () => {
    expect(page.bridge).toMatch(/getElementById\('flix-inpage'\), "https:\/\/shop.example", 3000\)$/);
  });
});
