import type { AbstractIntlMessages } from 'use-intl';
import { loadMessages } from './load-messages.ts';

/** Filled when the page's parts come alive; none of them is drawn before. */
export const messages: AbstractIntlMessages = {};
let loading: Promise<void> | undefined;

export function pageLocale(): string {
  return document.documentElement.dataset.locale ?? 'en-GB';
}

/** The texts of the page's language: fetched once, with the first part that needs them. */
export function pageTexts(): Promise<void> {
  loading ??= fetchTexts();
  return loading;
}

async function fetchTexts(): Promise<void> {
  const coming = loadMessages(pageLocale());
  // At its first number a browser reads its data of the language, 20 ms on a desk: better now than amid the drawing.
  new Intl.NumberFormat(pageLocale()).format(1);
  Object.assign(messages, await coming);
}
