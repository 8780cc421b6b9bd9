import { expect, it } from 'vitest';
import { generatedPictures } from './generated-pictures.server.ts';

it('draws the placeholder and plain colour swatches, and nothing else', async () => {
  const missing = await (await generatedPictures.find('/media/placeholder/product')!.draw(320))
    .webp()
    .toBuffer({
      resolveWithObject: true,
    });
  expect([missing.info.width, missing.info.height]).toEqual([320, 480]);
  const swatch = await (await generatedPictures.find('/media/swatch/0b1f4b')!.draw(40)).raw().toBuffer();
  expect([...swatch.subarray(0, 3)]).toEqual([0x0b, 0x1f, 0x4b]);
  for (const src of ['/media/swatch/red', '/media/swatch/0b1f4b/x', '/media/placeholder/other'])
    expect(generatedPictures.find(src)).toBeNull();
});
