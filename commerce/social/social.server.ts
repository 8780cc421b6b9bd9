import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { callProvider } from '#integrations/gateway/provider-call.server.ts';
import type { SocialProvider, SocialQuestion } from './provider.ts';
import type { SocialPost } from './social-posts.ts';

export interface Social {
  /** Throws `ProviderCallFailed`, logged, when the provider fails. */
  posts(question: SocialQuestion, signal?: AbortSignal): Promise<SocialPost[]>;
}

interface Parts {
  provider: SocialProvider;
  log: Pick<Logger, 'warn'>;
  timeoutMs?: number;
}

const CACHED_FOR_MS = 5 * 60_000;
const TIMEOUT_MS = 3_000;

/** Posts are the same for everyone and change slowly, so they are cached for five minutes. */
export function createSocial({ provider, log, timeoutMs = TIMEOUT_MS }: Parts): Social {
  const cache = new LRUCache<string, SocialPost[]>({ max: 200, ttl: CACHED_FOR_MS });
  return {
    async posts(question, signal) {
      const name = JSON.stringify(question);
      const known = cache.get(name);
      if (known) return known;
      const posts = await callProvider({ provider: 'social', timeoutMs, log, signal }, async (callSignal) => {
        const response: unknown = await provider.posts(question, callSignal);
        if (!Array.isArray(response)) throw new Error('social posts: response is not a list');
        return response.filter(isPost);
      });
      cache.set(name, posts);
      return posts;
    },
  };
}

function isPost(item: unknown): item is SocialPost {
  const post = (item ?? {}) as Partial<SocialPost>;
  return post.flocklerId !== undefined && typeof post.channel === 'string' && Array.isArray(post.images);
}
