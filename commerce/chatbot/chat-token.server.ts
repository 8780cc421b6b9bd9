import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/**
 * Signed conversation ids. The signature proves that we issued an id, so a conversation needs no row in the database
 * before its first message.
 */
export interface ChatTokens {
  make(): { id: string; token: string };
  /** The id of a token that we signed; null for any other. */
  read(token: string | null): string | null;
}

export function createChatTokens(key: Buffer): ChatTokens {
  const sign = (id: string) => createHmac('sha256', key).update(id).digest();
  return {
    make() {
      const id = randomUUID();
      return { id, token: `${id}.${sign(id).toString('base64url')}` };
    },
    read(token) {
      const [, id, signature] = TOKEN.exec(token ?? '') ?? [];
      if (!id || !signature) return null;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(id);
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
    },
  };
}

const CHAT_COOKIE = 'selvedge_chat';
const DAY_SECONDS = 86_400;

/** For every address: a market's calls begin with its prefix, and a conversation goes on in another market. */
export function chatCookie(token: string, isSecure: boolean): string {
  const parts = [`${CHAT_COOKIE}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${DAY_SECONDS}`];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

export function readChatCookie(header: string | null): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === CHAT_COOKIE) return value ?? null;
  }
  return null;
}
