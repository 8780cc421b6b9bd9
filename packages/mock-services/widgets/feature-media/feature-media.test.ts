import { exampleProduct } from '@selvedge/demo-store/example-product.ts';
import { describe, expect, it } from 'vitest';
import { chaptersOf, createMockFeatureMedia } from './feature-media.server.ts';

const vase = exampleProduct('three-d-vase');
const dress = exampleProduct('size-dress');
const ask = (rest: string) =>
  createMockFeatureMedia(async (ean) => (ean === vase.variants[0]!.eanBarcode ? vase : null))({
    rest,
  } as Parameters<ReturnType<typeof createMockFeatureMedia>>[0]);

describe('[PDP-14] the mock feature media widget', () => {
  it('finds a product of the catalogue by its barcode', async () => {
    const response = await ask(`${vase.variants[0]!.eanBarcode}.json`);
    const { name, chapters } = await response!.json();
    expect(name).toBe(vase.name);
    expect(chapters.length).toBeGreaterThan(0);
    expect(response!.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('is empty for an unknown barcode, and for products that are not beauty or home', async () => {
    expect((await (await ask('4006381333931.json'))!.json()).chapters).toEqual([]);
    expect(chaptersOf(dress, dress.variants[0]!.eanBarcode)).toEqual([]);
    expect(await ask('../secret')).toBeNull();
  });
});
