import { describe, expect, it } from 'vitest';
import type { SocialQuestion, SocialSupplier } from './provider.ts';

/** A supplier with posts in all three channels, several of them with the tag `dresses`, none with `nothing`. */
export type OpenSocial = () => Promise<SocialSupplier>;

const everything: SocialQuestion = { channels: ['facebook', 'tiktok', 'instagram'], tags: [], count: 100 };

/** What every supplier of social posts must do, whoever it is. */
export function describeSocialSupplier(name: string, open: OpenSocial): void {
  describe(`[SOC-01] ${name} as a supplier of social posts`, () => {
    it('gives posts of the channels asked for, each once, with a picture and an address', async () => {
      const posts = await (await open()).posts(everything);
      expect(new Set(posts.map(({ channel }) => channel))).toEqual(new Set(everything.channels));
      expect(new Set(posts.map(({ flocklerId }) => flocklerId)).size).toBe(posts.length);
      for (const { sourceUrl, images } of posts) {
        expect(URL.canParse(sourceUrl)).toBe(true);
        expect(images.length).toBeGreaterThan(0);
      }
    });

    it('leaves out channels that are switched off', async () => {
      const posts = await (await open()).posts({ ...everything, channels: ['tiktok'] });
      expect(new Set(posts.map(({ channel }) => channel))).toEqual(new Set(['tiktok']));
      expect(await (await open()).posts({ ...everything, channels: [] })).toEqual([]);
    });

    it('gives posts with any of the tags, hash and capitals aside', async () => {
      const supplier = await open();
      const posts = await supplier.posts({ ...everything, tags: ['#Dresses', 'nothing'] });
      expect(posts.length).toBeGreaterThan(0);
      for (const { tags } of posts) expect(tags.map((tag) => tag.toLowerCase())).toContain('dresses');
      expect(await supplier.posts({ ...everything, tags: ['nothing'] })).toEqual([]);
    });

    it('keeps to the number asked for', async () => {
      expect(await (await open()).posts({ ...everything, count: 2 })).toHaveLength(2);
    });
  });
}
