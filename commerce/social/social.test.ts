import { describe, expect, it, vi } from 'vitest';
import type { SocialProvider } from './provider.ts';
import { createSocial } from './social.server.ts';

const question = { channels: ['tiktok' as const], tags: [], count: 4 };
const post = { flocklerId: 1, channel: 'tiktok', images: [] };

function open(posts: SocialProvider['posts']) {
  const warn = vi.fn();
  return { warn, social: createSocial({ provider: { posts }, log: { warn }, timeoutMs: 20 }) };
}

describe('[SOC-01] social posts', () => {
  it('are cached for five minutes', async () => {
    const posts = vi.fn(async () => [post] as never);
    const { social } = open(posts);
    expect(await social.posts(question)).toEqual([post]);
    await social.posts(question);
    expect(posts).toHaveBeenCalledOnce();
    await social.posts({ ...question, count: 5 });
    expect(posts).toHaveBeenCalledTimes(2);
  });

  it.each<[string, SocialProvider['posts']]>([
    ['down', async () => Promise.reject(new Error('502'))],
    ['slow', () => new Promise(() => {})],
    ['malformed', async () => 'posts' as never],
  ])('fail with one log line when the provider is %s, and are requested again', async (_, posts) => {
    const asked = vi.fn(posts);
    const { social, warn } = open(asked);
    await expect(social.posts(question)).rejects.toThrow('social');
    expect(warn).toHaveBeenCalledOnce();
    await expect(social.posts(question)).rejects.toThrow('social');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('leave out items that are not posts; an empty list is not a failure', async () => {
    expect(await open(async () => [null, {}, post] as never).social.posts(question)).toEqual([post]);
    expect(await open(async () => []).social.posts(question)).toEqual([]);
  });
});
