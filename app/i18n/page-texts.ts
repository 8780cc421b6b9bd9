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
  Object.assign(messages, await loadMessages(pageLocale()));
}
