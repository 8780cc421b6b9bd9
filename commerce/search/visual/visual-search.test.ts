import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FeatureStore } from './feature-store.server.ts';
import {
  decodeFeatures,
  describePicture,
  encodeFeatures,
  FEATURE_BYTES,
  pictureDistance,
} from './picture-features.server.ts';
import { MAX_PICTURE_BYTES, readPicture } from './read-picture.server.ts';

/** A shape of one colour on a plain background. */
function draw(shape: string, background = '#dddddd', size = 240): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size * 1.5}" viewBox="0 0 100 150">
    <rect width="100" height="150" fill="${background}"/>${shape}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
const dress = (colour: string) => `<path d="M35 25h30l8 50 12 55H15l12-55Z" fill="${colour}"/>`;
const lamp = (colour: string) =>
  `<path d="M30 40h40l10 30H20Z M46 70h8v50h20v8H26v-8h20Z" fill="${colour}"/>`;
const describeFile = async (file: Buffer) => describePicture(await readPicture(file));

describe('[PLP-15] picture features', () => {
  it('hardly depend on size, background and file format', async () => {
    const red = await describeFile(await draw(dress('#b01020')));
    const larger = await describeFile(await draw(dress('#b01020'), '#dddddd', 600));
    const elsewhere = await describeFile(
      await sharp(await draw(dress('#b01020'), '#c8d4de'))
        .webp()
        .toBuffer(),
    );
    expect(red).toHaveLength(FEATURE_BYTES);
    expect(pictureDistance(red, red)).toBe(0);
    expect(pictureDistance(red, larger)).toBeLessThan(0.05);
    expect(pictureDistance(red, elsewhere)).toBeLessThan(0.12);
  });

  it('are nearest for the same shape and colour, then for the same shape', async () => {
    const wanted = await describeFile(await draw(dress('#b01020'), '#eeeae0'));
    const distances = await Promise.all(
      [dress('#c01828'), dress('#1030b0'), lamp('#1030b0')].map(async (shape) =>
        pictureDistance(wanted, await describeFile(await draw(shape))),
      ),
    );
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(distances[0]! * 3).toBeLessThan(distances[2]!);
  });

  it('can be encoded for a URL and decoded', async () => {
    const features = await describeFile(await draw(dress('green')));
    expect(decodeFeatures(encodeFeatures(features))).toEqual(features);
    expect(decodeFeatures('nonsense')).toBeNull();
    expect(decodeFeatures('%'.repeat(200))).toBeNull();
  });
});

describe('[PLP-15] unusable files', () => {
  it.each([
    ['an empty file', async () => Buffer.alloc(0), 'missing'],
    ['a text', async () => Buffer.from('not a picture'), 'notAPicture'],
    [
      'an SVG drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
      'notAPicture',
    ],
    ['a broken picture', async () => (await draw(dress('red'))).subarray(0, 600), 'notAPicture'],
    [
      'a tiny picture',
      () =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      'tooSmall',
    ],
    ['a huge file', async () => Buffer.alloc(MAX_PICTURE_BYTES + 1), 'tooLarge'],
  ] as const)('are rejected with a reason: %s', async (_, make, problem) => {
    await expect(readPicture(await make())).rejects.toMatchObject({ problem });
  });
});

describe('the feature store', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'features-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('finds the nearest wanted pictures, also after it was stored and loaded', async () => {
    const file = path.join(directory, 'a', 'features');
    const store = new FeatureStore(file);
    const [red, rose, blue] = await Promise.all(
      ['#c01020', '#c85060', '#1030c0'].map(async (colour) => describeFile(await draw(dress(colour)))),
    );
    store.set('/media/red', red!);
    store.set('/media/rose', rose!);
    store.set('/media/blue', blue!);
    await store.save();
    const again = new FeatureStore(file);
    await again.load();
    const nearest = again.nearest(red!, 2, (src) => src !== '/media/red').map(({ src }) => src);
    expect(nearest).toEqual(['/media/rose', '/media/blue']);
  });

  it('is empty without a file', async () => {
    const store = new FeatureStore(path.join(directory, 'none'));
    await store.load();
    expect(store.size).toBe(0);
  });
});
