import { describe, expect, it } from 'vitest';
import type { Picture, Video } from '#commerce/media/picture.ts';
import { listMedia } from './gallery-media.ts';

const picture = (src: string): Picture => ({ src, alt: src, ratio: 1.5, tone: '#eee' });
const video = (...types: ('video/mp4' | 'video/webm')[]): Video => ({
  poster: picture('/poster'),
  sources: types.map((type) => ({ type, width: 720, height: 1080, url: `/film.${type.slice(6)}` })),
});
const empty = { images: [], videos: [], voxeloId: null, tint: null };

describe('the media of a gallery', () => {
  it('[GAL-01] are the first picture, the videos, the other pictures and the 3D model', () => {
    const media = listMedia({
      images: [picture('/front'), picture('/back')],
      videos: [video('video/webm', 'video/mp4')],
      voxeloId: 'vase',
      tint: '#AABBCC',
    });
    expect(media.map(({ kind, key }) => [kind, key])).toEqual([
      ['picture', '/front'],
      ['video', '/film.mp4'],
      ['picture', '/back'],
      ['model', '/viewer/vase'],
    ]);
    expect(media.at(-1)).toMatchObject({ address: '/viewer/vase?tint=aabbcc' });
  });

  it('[GAL-03] leave out a model whose id could change the path of its frame', () => {
    expect(listMedia({ ...empty, images: [picture('/front')], voxeloId: '../admin' })).toHaveLength(1);
  });

  it('are empty without pictures', () => {
    expect(listMedia({ ...empty, voxeloId: 'vase' })).toEqual([]);
  });
});
