import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { CardField, CardToken } from '../provider.ts';
import { type CardBehaviour, type CardCheck, checkCard, type EnteredCard } from './test-cards.ts';

const CARD_LIFETIME = '1 hour';

/** Cards entered in the sandbox: the number is checked and dropped, only a token is stored. */
export interface SandboxCards {
  field: CardField;
  enter(session: string, card: EnteredCard): Promise<CardCheck>;
  behaviourOf(token: string): Promise<CardBehaviour>;
}

export function createSandboxCards(pool: pg.Pool, now: () => Date): SandboxCards {
  return {
    field: {
      open() {
        const session = randomBytes(16).toString('hex');
        return { session, url: `/sandbox-payments/card/${session}` };
      },
      async read(session) {
        const { rows } = await pool.query<CardToken>(
          `select token, brand, last_four as "lastFour" from sandbox_card
           where field_session = $1 and created_at > now() - interval '${CARD_LIFETIME}'`,
          [session],
        );
        return rows[0] ?? null;
      },
    },

    async enter(session, card) {
      const check = checkCard(card, now());
      if (!check.valid) return check;
      await pool.query(
        `insert into sandbox_card (token, field_session, brand, last_four, behaviour) values ($1, $2, $3, $4, $5)
         on conflict (field_session) do update set token = excluded.token, brand = excluded.brand,
           last_four = excluded.last_four, behaviour = excluded.behaviour, created_at = now()`,
        [`tok_${randomUUID()}`, session, check.brand, check.lastFour, check.behaviour],
      );
      return check;
    },

    async behaviourOf(token) {
      const { rows } = await pool.query<{ behaviour: CardBehaviour }>(
        'select behaviour from sandbox_card where token = $1',
        [token],
      );
      return rows[0]?.behaviour ?? 'refuse';
    },
  };
}
