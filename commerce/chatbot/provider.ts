import type { ChatLink } from './chat-message.ts';

/** Writes one of the shop's own texts in the shopper's language. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

export interface ChatQuestion {
  /** What was said: trimmed, not empty, not too long. */
  message: string;
  /** What the adviser gave back with its last answer in this conversation; null at its beginning. */
  memory: unknown;
  /** The conversation so far, for advisers that read it whole. */
  history: readonly { role: 'USER' | 'BOT'; message: string }[];
  locale: string;
  currency: string;
  /** Which brand's site is asked: only what it sells is named. */
  fascia: string;
  /** Id of the product on the page; null elsewhere. */
  viewing: string | null;
  say: Say;
}

/** A product by its id and nothing else: names, prices and stock come from the shop, so that none can be invented. */
export interface Pick {
  id: string;
  /** The colour meant; null for the product's first. */
  colour: string | null;
}

export interface ChatAnswer {
  message: string;
  sets: { intro: string; closing: string; picks: Pick[]; sizes: string[] }[];
  /** Paths within the shop, without language. */
  links: ChatLink[];
  suggestions: string[];
  memory: unknown;
}

/** Who answers shoppers: the shop's own rules, or a model provider. */
export interface ShopAdviser {
  reply(question: ChatQuestion, signal?: AbortSignal): Promise<ChatAnswer>;
}
