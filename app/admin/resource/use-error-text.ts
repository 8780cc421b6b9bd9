import { useMessages, useTranslations } from 'use-intl';
import type { FieldErrors } from '#commerce/resources/field-errors.ts';
import { finderOf } from './error-text.ts';

/** What schemas and stores say in English, in the person's language. */
export function useErrorText(): (english: string) => string {
  const t = useTranslations('staff-errors');
  const { 'staff-errors': texts } = useMessages();
  return (english) => {
    if (typeof texts !== 'object') return english;
    const match = finderOf(texts)(english);
    if (!match) return english;
    const text = t(match.key as 'Write a name', match.values);
    return english.endsWith('.') ? `${text}.` : text;
  };
}

/** The errors of a form in the person's language. */
export function useErrorTexts(): (errors: FieldErrors) => FieldErrors {
  const text = useErrorText();
  return (errors) =>
    Object.fromEntries(Object.entries(errors).map(([path, english]) => [path, text(english)]));
}
