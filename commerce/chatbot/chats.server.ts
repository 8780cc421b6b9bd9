import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Shelf } from '#commerce/listing/shelf.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Throttle } from '#server/db/rate-limiter.server.ts';
import type { ChatMessage } from './chat-message.ts';
import type { ChatStore, StoredMessage } from './chat-store.server.ts';
import { type ChatTokens, chatCookie, readChatCookie } from './chat-token.server.ts';
import type { ChatAnswer, Say, ShopAdviser } from './provider.ts';
import { showMessages } from './show-message.server.ts';

export interface ChatRequest {
  brand: BrandConfig;
  locale: string;
  client: string;
  log: Logger;
}

export interface StartedChat {
  sessionId: string;
  token: string;
  messages: ChatMessage[];
}

export interface AskedChat extends ChatRequest {
  token: string | null;
  message: string;
  /** Slug of the product on the page. */
  viewing: string | null;
  say: Say;
}

/** `error` is all a browser learns; the reason is for the log and the tests. */
export type ChatReply =
  | { kind: 'success'; message: ChatMessage }
  | { kind: 'error'; reason: 'no-session' | 'busy' | 'too-many' | 'failed' };

export interface Chats {
  /** The conversation this browser is in, or a new one. */
  start(token: string | null, isNew: boolean, visit: ChatRequest): Promise<StartedChat | null>;
  ask(asked: AskedChat, signal?: AbortSignal): Promise<ChatReply>;
  /** The cookie that names a browser's conversation. */
  cookie(isSecure: boolean): { read(header: string | null): string | null; write(token: string): string };
  forgetOld(): Promise<number>;
}

interface Parts {
  store: ChatStore;
  tokens: ChatTokens;
  adviser: ShopAdviser;
  shelf: Shelf;
  productIdOf(slug: string): Promise<string | null>;
  starts: Throttle;
  questions: Throttle;
  now?: () => Date;
}

export function createChats(parts: Parts): Chats {
  const { store, tokens, adviser, shelf, starts, questions, now = () => new Date() } = parts;
  const placeOf = ({ brand, locale }: ChatRequest) => ({
    locale,
    ownLocale: brand.locale,
    fascia: brand.slug,
  });

  function written(role: 'USER' | 'BOT', message: string, answer?: ChatAnswer): StoredMessage {
    return {
      id: randomUUID(),
      role,
      message,
      timestamp: now().toISOString(),
      sets: answer?.sets ?? [],
      links: answer?.links ?? [],
      suggestions: answer?.suggestions ?? [],
    };
  }

  return {
    async start(token, isNew, visit) {
      if ((await starts.take(visit.client)) !== null) return null;
      const id = isNew ? null : tokens.read(token);
      const known = id && token ? await store.find(id, visit.brand.slug) : null;
      if (known && id && token)
        return { sessionId: id, token, messages: await showMessages(known.messages, shelf, placeOf(visit)) };
      const made = tokens.make();
      return { sessionId: made.id, token: made.token, messages: [] };
    },

    async ask(asked, signal) {
      const { brand, locale, log, client, message, say } = asked;
      const id = tokens.read(asked.token);
      if (!id) return { kind: 'error', reason: 'no-session' };
      if ((await questions.take(client)) !== null) return { kind: 'error', reason: 'too-many' };
      const { timeoutMs } = brand.settings.chat;
      const chat = await store.takeTurn(id, brand.slug, timeoutMs);
      if (!chat) return { kind: 'error', reason: 'busy' };
      try {
        const patience = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
        const question = {
          message,
          memory: chat.memory,
          history: chat.messages.map(({ role, message: words }) => ({ role, message: words })),
          locale,
          currency: brand.currency,
          fascia: brand.slug,
          viewing: asked.viewing ? await parts.productIdOf(asked.viewing) : null,
          say,
        };
        const answer = await inTime(adviser.reply(question, patience), patience);
        const told = written('BOT', answer.message, answer);
        await store.giveTurn(id, {
          memory: answer.memory,
          messages: [...chat.messages, written('USER', message), told],
        });
        const [shown] = await showMessages([told], shelf, placeOf(asked));
        return { kind: 'success', message: shown! };
      } catch (error) {
        log.warn({ err: error, chat: id }, 'the chatbot could not answer');
        await store.giveTurn(id, null).catch(() => {});
        return { kind: 'error', reason: 'failed' };
      }
    },

    cookie: (isSecure) => ({ read: readChatCookie, write: (token) => chatCookie(token, isSecure) }),

    forgetOld: () => store.dropExpired(),
  };
}

/** An adviser that does not heed the signal still does not keep the shopper waiting. */
function inTime<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    // Heard out even by nobody: an answer that fails unheard would end the process.
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
