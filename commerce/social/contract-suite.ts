import { describe, expect, it } from 'vitest';
import type { SocialProvider, SocialQuestion } from './provider.ts';

/** A provider with posts in all three channels, several of them with the tag `dresses`, none with `unused`. */
export type OpenSocial = () => Promise<SocialProvider>;

const everything: SocialQuestion = { channels: ['facebook', 'tiktok', 'instagram'], tags: [], count: 100 };

/** The contract of every provider of social posts. */
export function describeSocialProvider(name: string, open: OpenSocial): void {
  describe(`[SOC-01] ${name} as a provider of social posts`, () => {
    it('returns posts of the requested channels, each once, with a picture and a URL', async () => {
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

    it('returns posts with any of the tags, ignoring hash and case', async () => {
      const provider = await open();
      const posts = await provider.posts({ ...everything, tags: ['#Dresses', 'unused'] });
      expect(posts.length).toBeGreaterThan(0);
      for (const { tags } of posts) expect(tags.map((tag) => tag.toLowerCase())).toContain('dresses');
      expect(await provider.posts({ ...everything, tags: ['unused'] })).toEqual([]);
    });

    it('returns at most the requested number', async () => {
      expect(await (await open()).posts({ ...everything, count: 2 })).toHaveLength(2);
    });
  });
}
