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
  loading ??= loadMessages(pageLocale()).then((texts) => {
    Object.assign(messages, texts);
  });
  return loading;
}
