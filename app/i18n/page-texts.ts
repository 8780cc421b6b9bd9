import type { AbstractIntlMessages } from 'use-intl';
import { DEFAULT_LANGUAGE, loadMessages } from './load-messages.ts';

/** Filled before the first part of the page hydrates. */
export const messages: AbstractIntlMessages = {};
let loading: Promise<void> | undefined;

export function pageLocale(): string {
  return document.documentElement.dataset.locale ?? DEFAULT_LANGUAGE;
}

/** The texts of the page's language: fetched once, with the first part that needs them. */
export function pageTexts(): Promise<void> {
  loading ??= fetchTexts();
  return loading;
}

async function fetchTexts(): Promise<void> {
  const coming = loadMessages(pageLocale());
  // A browser's first number format reads its language data (20 ms on a desktop): better while the texts load than while rendering.
  new Intl.NumberFormat(pageLocale()).format(1);
  Object.assign(messages, await coming);
}
