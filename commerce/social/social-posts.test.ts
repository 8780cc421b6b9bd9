import { describe, expect, it } from 'vitest';
import { describePostMedia, isAllowedEmbed } from './social-layout.ts';
import {
  channelChoices,
  filterPosts,
  listTags,
  mergePosts,
  type SocialPost,
  tagsForProduct,
  toggleTag,
} from './social-posts.ts';

function post(
  flocklerId: number,
  channel: string,
  tags: string[],
  extra: Partial<SocialPost> = {},
): SocialPost {
  return {
    flocklerId,
    channel,
    sourceUrl: 'https://instagram.com/p/1',
    text: null,
    author: null,
    images: [{ url: '/a.webp', altText: null }],
    videos: [],
    tags,
    ctaLink: null,
    ...extra,
  };
}
const posts = [
  post(1, 'instagram', ['#Dresses', 'party']),
  post(2, 'tiktok', ['party']),
  post(3, 'facebook', []),
];
const ids = (list: SocialPost[]) => list.map((one) => one.flocklerId);

describe('social posts', () => {
  it('[SOC-01] toggle by channel: View All, Facebook, TikTok, Instagram', () => {
    expect(ids(filterPosts(posts, { channel: 'all', tags: [] }))).toEqual([1, 2, 3]);
    expect(ids(filterPosts(posts, { channel: 'tiktok', tags: [] }))).toEqual([2]);
  });

  it('[SOC-01] filter by several tags at once, hash or not', () => {
    expect(ids(filterPosts(posts, { channel: 'all', tags: ['dresses'] }))).toEqual([1]);
    expect(ids(filterPosts(posts, { channel: 'all', tags: ['dresses', '#PARTY'] }))).toEqual([1, 2]);
    expect(ids(filterPosts(posts, { channel: 'facebook', tags: ['party'] }))).toEqual([]);
    expect(toggleTag(['party'], '#Party')).toEqual([]);
    expect(toggleTag(['party'], 'Dresses')).toEqual(['party', 'dresses']);
    expect(listTags(posts)).toEqual(['party', 'dresses']);
  });

  it('[SOC-01] offer View All and the enabled channels; no choice with only one channel', () => {
    expect(channelChoices(['instagram', 'tiktok', 'facebook'])).toEqual([
      'all',
      'facebook',
      'tiktok',
      'instagram',
    ]);
    expect(channelChoices(['instagram', 'tiktok'])).toEqual(['all', 'tiktok', 'instagram']);
    expect(channelChoices(['tiktok'])).toEqual([]);
  });

  it('[SOC-01] of a product have its key or a word of its categories as tag', () => {
    expect(tagsForProduct('SVZ1', ['womens', 'womens-midi-dresses', 'womens-dresses'])).toEqual([
      'svz1',
      'midi',
      'dresses',
    ]);
  });

  it('[SOC-01] are shown once each, the editor’s choice first', () => {
    const chosen = post(2, 'instagram', [], { text: 'chosen' });
    expect(mergePosts([chosen], posts).map(({ flocklerId, text }) => [flocklerId, text])).toEqual([
      [2, 'chosen'],
      [1, null],
      [3, null],
    ]);
  });

  it('[SOC-01] a video shows a preview, then its frame after a click', () => {
    const video = post(4, 'tiktok', [], {
      videos: [{ type: 'iframe', url: 'https://www.tiktok.com/embed/1' }],
    });
    expect(describePostMedia(video, false)?.kind).toBe('video-preview');
    expect(describePostMedia(video, true)).toEqual({
      kind: 'video-frame',
      url: 'https://www.tiktok.com/embed/1',
    });
    expect(describePostMedia(post(5, 'x', []), true)?.kind).toBe('image');
    expect(describePostMedia(post(6, 'x', [], { images: [] }), false)).toBeNull();
  });

  it('[SOC-01] frames are allowed only from known hosts', () => {
    expect(isAllowedEmbed('https://www.instagram.com/p/1/embed')).toBe(true);
    for (const url of [
      'https://instagram.com.evil.test/',
      'http://instagram.com/',
      'javascript:x',
      'nothing',
    ]) {
      expect(isAllowedEmbed(url)).toBe(false);
    }
    const strange = post(7, 'x', [], { videos: [{ type: 'iframe', url: 'https://evil.test/' }] });
    expect(describePostMedia(strange, true)?.kind).toBe('image');
  });
});
