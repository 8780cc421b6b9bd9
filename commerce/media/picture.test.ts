import { describe, expect, it } from 'vitest';
import { mediaAddress, pictureAddress } from './picture.ts';

const HOST = 'https://media.coast.example';

describe('a media host', () => {
  it('[SITE-03] is used for the shop’s own media only', () => {
    expect(mediaAddress('/media/dress/front', HOST)).toBe(`${HOST}/media/dress/front`);
    expect(mediaAddress('/media/dress/front', `${HOST}/`)).toBe(`${HOST}/media/dress/front`);
    expect(mediaAddress('/media/dress/front', null)).toBe('/media/dress/front');
    for (const other of ['/_api/reviews/photo/1', 'https://elsewhere.example/media/x', '/mediaeval'])
      expect(mediaAddress(other, HOST)).toBe(other);
  });

  it('[SITE-03] is used in the absolute URL of a picture; without one the shop’s origin is used', () => {
    const site = { origin: 'https://shop.example' };
    expect(pictureAddress('/media/dress/front', 800, site)).toBe(
      'https://shop.example/media/dress/front/800.webp',
    );
    expect(pictureAddress('/media/dress/front', 800, { ...site, mediaHost: HOST })).toBe(
      `${HOST}/media/dress/front/800.webp`,
    );
  });
});
