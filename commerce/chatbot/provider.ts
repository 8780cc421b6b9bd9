import type { ChatLink } from './chat-message.ts';

/** Returns a text of the shop in the shopper's language. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

export interface ChatQuestion {
  /** Trimmed, not empty, not too long. */
  message: string;
  /** The memory of the previous reply in this conversation; null for the first. */
  memory: unknown;
  /** The conversation so far, for providers that need all of it. */
  history: readonly { role: 'USER' | 'BOT'; message: string }[];
  locale: string;
  currency: string;
  /** The brand site; only products that it sells may be returned. */
  fascia: string;
  priceList: string;
  /** Id of the product on the page; null elsewhere. */
  viewing: string | null;
  translate: Translate;
}

/** A product by id only: name, price and stock come from the catalogue, so that a model cannot invent them. */
export interface Pick {
  id: string;
  /** The matching colour; null for the first colour. */
  colour: string | null;
}

export interface ChatReply {
  message: string;
  sets: { intro: string; closing: string; picks: Pick[]; sizes: string[] }[];
  /** Paths within the shop, without language. */
  links: ChatLink[];
  suggestions: string[];
  memory: unknown;
}

/** Replies to shoppers: the embedded rules, or a model provider. */
export interface ChatbotProvider {
  reply(question: ChatQuestion, signal?: AbortSignal): Promise<ChatReply>;
}
