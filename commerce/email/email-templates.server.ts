import { readLanguageTexts } from '#config/languages.server.ts';
import type { Email } from './outbox.server.ts';

export type EmailKind =
  | 'confirm-email'
  | 'already-registered'
  | 'reset-password'
  | 'sign-in-link'
  | 'account-closed'
  | 'back-in-stock'
  | 'order-placed'
  | 'order-cancelled'
  | 'order-part-cancelled'
  | 'order-dispatched'
  | 'order-part-dispatched'
  | 'order-refunded'
  | 'return-requested'
  | 'return-refunded'
  | 'payment-refunded';

interface EmailText {
  subject: string;
  /** `{firstName}` and the like are filled in. */
  body: string;
}

const DEFAULT_LANGUAGE = 'en-GB';
/** Each language's own `emails.json`. */
const texts = readLanguageTexts<
  Partial<Record<EmailKind, EmailText>> & { 'free-gift'?: string; tracking?: string }
>('emails.json');

/** What an email says instead of the price of a gift. */
export function freeGiftText(locale: string): string {
  return texts.get(locale)?.['free-gift'] ?? texts.get(DEFAULT_LANGUAGE)?.['free-gift'] ?? '';
}

/** How the parcel travels: `{carrier}` and `{tracking}`, its number or a link. */
export function trackingText(locale: string, values: { carrier: string; tracking: string }): string {
  return fill(texts.get(locale)?.tracking ?? texts.get(DEFAULT_LANGUAGE)?.tracking ?? '', values);
}

export function renderEmail(
  kind: EmailKind,
  locale: string,
  to: string,
  values: Record<string, string>,
  dedupeKey?: string,
): Email {
  const text = texts.get(locale)?.[kind] ?? texts.get(DEFAULT_LANGUAGE)?.[kind];
  if (!text) throw new Error(`email text missing: ${kind} in ${DEFAULT_LANGUAGE}`);
  return { to, subject: fill(text.subject, values), body: fill(text.body, values), dedupeKey };
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
