import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { siteSegment } from '#commerce/links/site-path.ts';
import type { ProductCardCache } from '#commerce/listing/product-card-cache.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { RateLimiter } from '#server/db/rate-limiter.server.ts';
import type { ChatMessage } from './chat-message.ts';
import type { ChatStore, StoredMessage } from './chat-store.server.ts';
import { type ChatTokens, chatCookie, readChatCookie } from './chat-token.server.ts';
import type { ChatbotProvider, ChatReply, Translate } from './provider.ts';
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
  translate: Translate;
}

/** The browser gets `error` without the reason, which is for logs and tests. */
export type AskResult =
  | { kind: 'success'; message: ChatMessage }
  | { kind: 'error'; reason: 'no-session' | 'busy' | 'too-many' | 'failed' };

export interface Chats {
  /** Resumes the conversation of the token or starts a new one. */
  start(token: string | null, isNew: boolean, request: ChatRequest): Promise<StartedChat | null>;
  ask(asked: AskedChat, signal?: AbortSignal): Promise<AskResult>;
  /** The cookie with the conversation token. */
  cookie(isSecure: boolean): { read(header: string | null): string | null; write(token: string): string };
  deleteOld(): Promise<number>;
}

interface Parts {
  store: ChatStore;
  tokens: ChatTokens;
  chatbot: ChatbotProvider;
  productCards: ProductCardCache;
  productIdOf(slug: string): Promise<string | null>;
  starts: RateLimiter;
  questions: RateLimiter;
  now?: () => Date;
}

export function createChats(parts: Parts): Chats {
  const { store, tokens, chatbot, productCards, starts, questions, now = () => new Date() } = parts;
  const siteOf = ({ brand, locale }: ChatRequest) => ({
    locale,
    segment: siteSegment(locale, brand),
    fascia: brand.slug,
    priceList: brand.priceList,
  });

  function toStoredMessage(role: 'USER' | 'BOT', message: string, reply?: ChatReply): StoredMessage {
    return {
      id: randomUUID(),
      role,
      message,
      timestamp: now().toISOString(),
      sets: reply?.sets ?? [],
      links: reply?.links ?? [],
      suggestions: reply?.suggestions ?? [],
    };
  }

  return {
    async start(token, isNew, request) {
      if ((await starts.consume(request.client)) !== null) return null;
      const id = isNew ? null : tokens.read(token);
      const known = id && token ? await store.find(id, request.brand.slug) : null;
      if (known && id && token)
        return {
          sessionId: id,
          token,
          messages: await showMessages(known.messages, productCards, siteOf(request)),
        };
      const made = tokens.make();
      return { sessionId: made.id, token: made.token, messages: [] };
    },

    async ask(asked, signal) {
      const { brand, locale, log, client, message, translate } = asked;
      const id = tokens.read(asked.token);
      if (!id) return { kind: 'error', reason: 'no-session' };
      if ((await questions.consume(client)) !== null) return { kind: 'error', reason: 'too-many' };
      const { timeoutMs } = brand.settings.chat;
      const chat = await store.startTurn(id, brand.slug, timeoutMs);
      if (!chat) return { kind: 'error', reason: 'busy' };
      try {
        const timeLimit = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
        const question = {
          message,
          memory: chat.memory,
          history: chat.messages.map(({ role, message: words }) => ({ role, message: words })),
          locale,
          currency: brand.currency,
          fascia: brand.slug,
          priceList: brand.priceList,
          viewing: asked.viewing ? await parts.productIdOf(asked.viewing) : null,
          translate,
        };
        const reply = await untilAborted(chatbot.reply(question, timeLimit), timeLimit);
        const stored = toStoredMessage('BOT', reply.message, reply);
        await store.endTurn(id, {
          memory: reply.memory,
          messages: [...chat.messages, toStoredMessage('USER', message), stored],
        });
        const [shown] = await showMessages([stored], productCards, siteOf(asked));
        return shown ? { kind: 'success', message: shown } : { kind: 'error', reason: 'failed' };
      } catch (error) {
        log.warn({ err: error, chat: id }, 'chatbot reply failed');
        await store.endTurn(id, null).catch(() => {});
        return { kind: 'error', reason: 'failed' };
      }
    },

    cookie: (isSecure) => ({ read: readChatCookie, write: (token) => chatCookie(token, isSecure) }),

    deleteOld: () => store.deleteExpired(),
  };
}

/** Rejects when the signal aborts, also for a provider that ignores the signal. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    // Always handled: a rejection after the abort would otherwise end the process.
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
