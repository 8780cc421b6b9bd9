import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from './client-network.server.ts';
import type { Database } from './database.server.ts';

/** Counts calls in the database, so that all processes share one limit. */
export interface RateLimiter {
  /** Counts a call; the addresses of one IPv6 network count together. Null when it is allowed, else the seconds to wait. */
  consume(key: string): Promise<number | null>;
  reset(key: string): Promise<void>;
}

export interface RateLimit {
  name: string;
  tries: number;
  perSeconds: number;
}

export function createRateLimiter({ pool }: Database, { name, tries, perSeconds }: RateLimit): RateLimiter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points: tries,
    duration: perSeconds,
    blockDuration: perSeconds,
    // While the database fails, each process counts on its own: nobody is locked out and nobody is unlimited.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points: tries, duration: perSeconds }),
  });
  return {
    async consume(key) {
      try {
        await limiter.consume(clientNetwork(key));
        return null;
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
        throw rejection;
      }
    },
    async reset(key) {
      await limiter.delete(clientNetwork(key));
    },
  };
}
