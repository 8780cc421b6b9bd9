import { createHash } from 'node:crypto';
import type { Database } from '#server/db/database.server.ts';
import { SHORT_CODE, type ShortLinks } from '../provider.ts';

const SHORTEST = 7;
const LONGEST = 22;

/** A code is a prefix of the hash of the URL, so that every server creates the same code. */
export function createEmbeddedShortLinks({ pool }: Pick<Database, 'pool'>): ShortLinks {
  return {
    async shorten(url) {
      const hash = createHash('sha256').update(url).digest('base64url');
      for (let length = SHORTEST; length <= LONGEST; length += 1) {
        const code = hash.slice(0, length);
        await pool.query('insert into short_link (code, url) values ($1, $2) on conflict do nothing', [
          code,
          url,
        ]);
        const { rows } = await pool.query<{ code: string }>('select code from short_link where url = $1', [
          url,
        ]);
        if (rows[0]) return rows[0].code;
        // Another URL has this code; try a longer prefix.
      }
      throw new Error('short link failed: no free code');
    },

    async resolve(code) {
      if (!SHORT_CODE.test(code)) return null;
      const { rows } = await pool.query<{ url: string }>('select url from short_link where code = $1', [
        code,
      ]);
      return rows[0]?.url ?? null;
    },
  };
}
