import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/db/database.server.ts';
import { createThrottle } from '#server/db/rate-limiter.server.ts';

export type Knock =
  | { kind: 'open' }
  /** No token is set: there is no door. */
  | { kind: 'none' }
  | { kind: 'wrong' }
  | { kind: 'too-many'; retryAfterSeconds: number };

export interface CatalogueDoor {
  knock(authorization: string | null, client: string): Promise<Knock>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Lets in whoever shows the token; guessing and flooding are both slowed down. */
export function createCatalogueDoor(database: Database, token: string | undefined): CatalogueDoor {
  if (!token) return { knock: async () => ({ kind: 'none' }) };
  const calls = createThrottle(database, { name: 'catalogue-call', tries: 120, perSeconds: 60 });
  const guesses = createThrottle(database, { name: 'catalogue-guess', tries: 20, perSeconds: 900 });
  const expected = digest(`Bearer ${token}`);
  return {
    async knock(authorization, client) {
      const isRight = timingSafeEqual(digest(authorization ?? ''), expected);
      const wait = await (isRight ? calls : guesses).take(client);
      if (wait !== null) return { kind: 'too-many', retryAfterSeconds: wait };
      return { kind: isRight ? 'open' : 'wrong' };
    },
  };
}
