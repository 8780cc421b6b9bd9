import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { askSupplier } from '#integrations/gateway/supplier-call.server.ts';
import type { SocialQuestion, SocialSupplier } from './provider.ts';
import type { SocialPost } from './social-posts.ts';

export interface Social {
  /** Fails as one kind of error, logged, when the supplier does. */
  posts(question: SocialQuestion, signal?: AbortSignal): Promise<SocialPost[]>;
}

interface Parts {
  supplier: SocialSupplier;
  log: Pick<Logger, 'warn'>;
  timeoutMs?: number;
}

const KEPT_MS = 5 * 60_000;
const PATIENCE_MS = 3_000;

/** Posts change by the hour and are the same for everyone, so an answer is kept for five minutes. */
export function createSocial({ supplier, log, timeoutMs = PATIENCE_MS }: Parts): Social {
  const kept = new LRUCache<string, SocialPost[]>({ max: 200, ttl: KEPT_MS });
  return {
    async posts(question, signal) {
      const name = JSON.stringify(question);
      const known = kept.get(name);
      if (known) return known;
      const posts = await askSupplier({ supplier: 'social', timeoutMs, log, signal }, async (patience) => {
        const answer: unknown = await supplier.posts(question, patience);
        if (!Array.isArray(answer)) throw new Error('the answer is no list');
        return answer.filter(isPost);
      });
      kept.set(name, posts);
      return posts;
    },
  };
}

function isPost(item: unknown): item is SocialPost {
  const post = (item ?? {}) as Partial<SocialPost>;
  return post.flocklerId !== undefined && typeof post.channel === 'string' && Array.isArray(post.images);
}
