import { exampleProduct } from '@selvedge/demo-store/example-product.ts';
import { describe, expect, it } from 'vitest';
import { chaptersOf, createFeatureMediaStandIn } from './feature-media.server.ts';

const vase = exampleProduct('three-d-vase');
const dress = exampleProduct('size-dress');
const ask = (rest: string) =>
  createFeatureMediaStandIn(async (ean) => (ean === vase.variants[0]!.eanBarcode ? vase : null))({
    rest,
  } as Parameters<ReturnType<typeof createFeatureMediaStandIn>>[0]);

describe('[PDP-14] the stand-in of the feature media service', () => {
  it('knows a product of the catalogue by its barcode', async () => {
    const answer = await ask(`${vase.variants[0]!.eanBarcode}.json`);
    const { name, chapters } = await answer!.json();
    expect(name).toBe(vase.name);
    expect(chapters.length).toBeGreaterThan(0);
    expect(answer!.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('has nothing for a barcode nobody knows, nor for what brands make no media of', async () => {
    expect((await (await ask('4006381333931.json'))!.json()).chapters).toEqual([]);
    expect(chaptersOf(dress, dress.variants[0]!.eanBarcode)).toEqual([]);
    expect(await ask('../secret')).toBeNull();
  });
});
