export interface ChatMessage {
  id: string;
  role: 'USER' | 'BOT';
  message: string;
  /** ISO instant. */
  timestamp: string;
  products: ChatProductSet[];
  /** Pages of the shop that say more. */
  links?: ChatLink[];
  /** What one may want to ask next; sent as they stand. */
  suggestions?: string[];
}

export interface ChatLink {
  label: string;
  href: string;
}

export interface ChatProductSet {
  intro: string;
  closing: string;
  products: ChatProduct[];
}

/** Prices as people read them; a product that is reduced costs its sale price. */
export interface ChatProduct {
  product_id: string;
  product_name: string;
  product_price: string;
  product_salePrice: string | null;
  product_url: string;
  product_image: string;
  product_availability: boolean;
}

export const CHAT_MAX_CHARACTERS = 1000;

export type MessageCheck = { ok: true; message: string } | { ok: false; reason: 'empty' | 'too-long' };

/** A message must say something to be sent. */
export function checkChatMessage(text: string, maxCharacters: number = CHAT_MAX_CHARACTERS): MessageCheck {
  const message = text.trim();
  if (message === '') return { ok: false, reason: 'empty' };
  return message.length > maxCharacters ? { ok: false, reason: 'too-long' } : { ok: true, message };
}
