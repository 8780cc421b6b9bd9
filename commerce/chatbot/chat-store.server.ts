import type { Database } from '#server/db/database.server.ts';
import type { ChatLink } from './chat-message.ts';
import type { Pick } from './provider.ts';

export interface StoredMessage {
  id: string;
  role: 'USER' | 'BOT';
  message: string;
  timestamp: string;
  sets: { intro: string; closing: string; picks: Pick[]; sizes: string[] }[];
  links: ChatLink[];
  suggestions: string[];
}

export interface StoredChat {
  memory: unknown;
  messages: StoredMessage[];
}

/** A conversation expires a day after its last message. */
export const CHAT_LIFETIME_MS = 86_400_000;
const STORED_MESSAGES = 60;

/** Conversations in the database. A session without messages has no row. */
export interface ChatStore {
  find(id: string, brand: string): Promise<StoredChat | null>;
  /** Locks the conversation for one question; null while the last question is still being processed. */
  startTurn(id: string, brand: string, forMs: number): Promise<StoredChat | null>;
  endTurn(id: string, chat: StoredChat | null): Promise<void>;
  deleteExpired(): Promise<number>;
}

export function createChatStore(
  { pool }: { pool: Database['pool'] },
  now: () => Date = () => new Date(),
): ChatStore {
  const later = (ms: number) => new Date(now().getTime() + ms);
  return {
    async find(id, brand) {
      const { rows } = await pool.query<StoredChat>(
        'select memory, messages from chat_session where id = $1 and brand = $2 and expires_at > $3',
        [id, brand, now()],
      );
      return rows[0] ?? null;
    },

    async startTurn(id, brand, forMs) {
      const { rows } = await pool.query<StoredChat>(
        `insert into chat_session (id, brand, busy_until, created_at, expires_at) values ($1, $2, $3, $5, $4)
         on conflict (id) do update set busy_until = $3, expires_at = $4
           where chat_session.brand = $2 and chat_session.expires_at > $5
             and (chat_session.busy_until is null or chat_session.busy_until <= $5)
         returning memory, messages`,
        [id, brand, later(forMs), later(CHAT_LIFETIME_MS), now()],
      );
      return rows[0] ?? null;
    },

    async endTurn(id, chat) {
      await pool.query(
        `update chat_session set busy_until = null, expires_at = $2,
           memory = case when $3::boolean then $4::jsonb else memory end,
           messages = case when $3::boolean then $5::jsonb else messages end
         where id = $1`,
        [
          id,
          later(CHAT_LIFETIME_MS),
          chat !== null,
          JSON.stringify(chat?.memory ?? null),
          JSON.stringify(chat?.messages.slice(-STORED_MESSAGES) ?? []),
        ],
      );
    },

    async deleteExpired() {
      const { rowCount } = await pool.query('delete from chat_session where expires_at <= $1', [now()]);
      return rowCount ?? 0;
    },
  };
}
