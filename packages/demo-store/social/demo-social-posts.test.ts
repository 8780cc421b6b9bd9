import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../commerce/catalogue/product.ts';
import { campaignPictures } from '../campaign-source.ts';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { films } from '../media/films.ts';
import { findDrawing } from '../pictures/compose/draw-picture.ts';
import { socialScenes } from '../pictures/social-scenes.ts';
import { demoSocialPosts } from './demo-social-posts.ts';
import { PRIMARY_TAG } from './posts.ts';

const catalogue = demoCatalogue({ seed: 1, products: 200 });
const keys = new Set([...(catalogue.products() as Iterable<Product>)].map(({ key }) => key));
const posts = demoSocialPosts(catalogue);

describe('the posts of the demo’s channels', () => {
  it('[SOC-01] are 24 on three channels, some with films, with many tags', () => {
    expect(posts.length).toBeGreaterThanOrEqual(24);
    expect(new Set(posts.map(({ channel }) => channel))).toEqual(
      new Set(['instagram', 'tiktok', 'facebook']),
    );
    expect(posts.filter(({ video }) => video).length).toBeGreaterThanOrEqual(5);
    expect(new Set(posts.flatMap(({ tags }) => tags)).size).toBeGreaterThan(15);
    expect(posts.every(({ tags }) => tags[0] === PRIMARY_TAG)).toBe(true);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
  });

  it('show products that are sold, in pictures and portraits that exist', () => {
    for (const { productKeys, picture, author } of posts) {
      expect(productKeys.length).toBeGreaterThan(0);
      for (const key of productKeys) expect(keys.has(key), key).toBe(true);
      expect(campaignPictures.find(picture.src), picture.src).not.toBeNull();
      expect(findDrawing(author.avatar.src), author.handle).not.toBeNull();
    }
  });

  it('use every drawn scene once', () => {
    const used = posts.map(({ picture }) => picture.src.replace('/media/campaign/', ''));
    expect(used.toSorted()).toEqual(socialScenes.map(({ id }) => id).toSorted());
    const folder = path.join(import.meta.dirname, '../pictures/campaigns');
    expect(used.filter((id) => !existsSync(path.join(folder, `${id}.webp`)))).toEqual([]);
  });

  it('play only films that exist', () => {
    const known = new Set(films.map(({ id }) => `/media/film/${id}.mp4`));
    for (const { video } of posts) if (video) expect(known.has(video.mp4), video.mp4).toBe(true);
  });

  it('are sorted newest first, never in the future, and the same all day', () => {
    const today = new Date('2027-02-03T10:00:00Z');
    const dated = demoSocialPosts(catalogue, today);
    const days = dated.map(({ postedAt }) => postedAt.slice(0, 10));
    expect(days).toEqual(days.toSorted().toReversed());
    expect(dated.every(({ postedAt }) => new Date(postedAt) < today)).toBe(true);
    expect(demoSocialPosts(catalogue, today)).toEqual(dated);
  });

  it('link to no product that a small catalogue does not have', () => {
    expect(demoSocialPosts({ productCount: 3 }).flatMap(({ productKeys }) => productKeys)).not.toContain(
      'EMZ20213',
    );
  });
});
