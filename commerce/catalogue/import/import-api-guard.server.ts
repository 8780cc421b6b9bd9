import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/db/database.server.ts';
import { createRateLimiter } from '#server/db/rate-limiter.server.ts';

export type ImportApiAccess =
  | { kind: 'allowed' }
  /** No token is configured, so the API does not exist. */
  | { kind: 'disabled' }
  | { kind: 'denied' }
  | { kind: 'too-many'; retryAfterSeconds: number };

export interface ImportApiGuard {
  authenticate(authorization: string | null, client: string): Promise<ImportApiAccess>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Checks the bearer token of the import API and limits both calls and wrong guesses per client. */
export function createImportApiGuard(database: Database, token: string | undefined): ImportApiGuard {
  if (!token) return { authenticate: async () => ({ kind: 'disabled' }) };
  const calls = createRateLimiter(database, { name: 'catalogue-call', tries: 120, perSeconds: 60 });
  const guesses = createRateLimiter(database, { name: 'catalogue-guess', tries: 20, perSeconds: 900 });
  const expected = digest(`Bearer ${token}`);
  return {
    async authenticate(authorization, client) {
      const isRight = timingSafeEqual(digest(authorization ?? ''), expected);
      const wait = await (isRight ? calls : guesses).consume(client);
      if (wait !== null) return { kind: 'too-many', retryAfterSeconds: wait };
      return { kind: isRight ? 'allowed' : 'denied' };
    },
  };
}
