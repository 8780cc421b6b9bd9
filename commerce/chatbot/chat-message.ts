export interface ChatMessage {
  id: string;
  role: 'USER' | 'BOT';
  message: string;
  /** ISO instant. */
  timestamp: string;
  products: ChatProductSet[];
  /** Pages of the shop with more information. */
  links?: ChatLink[];
  /** Suggested next messages; sent unchanged when tapped. */
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

/** Prices are formatted; a reduced product also has a sale price. */
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

/** An empty or too long message is not sent. */
export function checkChatMessage(text: string, maxCharacters: number = CHAT_MAX_CHARACTERS): MessageCheck {
  const message = text.trim();
  if (message === '') return { ok: false, reason: 'empty' };
  return message.length > maxCharacters ? { ok: false, reason: 'too-long' } : { ok: true, message };
}
