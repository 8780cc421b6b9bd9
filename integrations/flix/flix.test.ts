import { describe, expect, it } from 'vitest';
import { flix } from './flix.ts';

const product = { eanBarcode: '5012345678900', sku: 'VLZ20202-101-01', brand: 'Velmora', locale: 'en-GB' };

describe('[PDP-14] feature media by barcode', () => {
  const page = flix.create(
    product,
    { id: '7', script: 'https://media.flixfacts.com/js/loader.js' },
    'https://shop.example',
  );

  it('passes the barcode, the distributor and the element to the loader', () => {
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

  it('waits three seconds for the element to be filled', () => {
    expect(page.bridge).toMatch(/getElementById\('flix-inpage'\), "https:\/\/shop.example", 3000\)$/);
  });
});
