import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './database.server.ts';

/** Counts tries in the database, so that several servers count together. */
export interface Throttle {
  /** Seconds to wait, or null when this try is allowed. It is counted. */
  take(key: string): Promise<number | null>;
  forget(key: string): Promise<void>;
}

export interface ThrottleRule {
  name: string;
  tries: number;
  perSeconds: number;
}

export function createThrottle({ pool }: Database, { name, tries, perSeconds }: ThrottleRule): Throttle {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'throttle',
    tableCreated: true,
    keyPrefix: name,
    points: tries,
    duration: perSeconds,
    blockDuration: perSeconds,
    // A database that hiccups must not lock everybody out, nor let everybody in.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points: tries, duration: perSeconds }),
  });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}
