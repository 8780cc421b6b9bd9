import { type ReactNode, use } from 'react';
import type { AbstractIntlMessages } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import { pageLocale } from './page-texts.ts';
import { Texts } from './texts.tsx';

const chatbot = import.meta.glob<AbstractIntlMessages>('./messages/*/chatbot.json', { import: 'default' });
const staffTools = import.meta.glob<AbstractIntlMessages>('./messages/*/staff-tools.json', {
  import: 'default',
});
const AREAS = { chatbot, 'staff-tools': staffTools };
type LateArea = keyof typeof AREAS;

const asked = new Map<string, Promise<AbstractIntlMessages>>();

function load(area: LateArea, locale: string): Promise<AbstractIntlMessages> {
  const file = `./messages/${locale}/${area}.json`;
  let texts = asked.get(file);
  if (!texts) {
    const read = AREAS[area][file] ?? AREAS[area][`./messages/en-GB/${area}.json`]!;
    texts = settled(read().then((words) => ({ [area]: words })));
    asked.set(file, texts);
  }
  return texts;
}

/** React reads a promise that says so at once, without a moment of nothing. */
function settled<T>(promise: Promise<T>): Promise<T> {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
  return promise;
}

/** Fetches an area before its part is shown. */
export async function preloadLateTexts(area: LateArea): Promise<void> {
  if (!import.meta.env.SSR) await load(area, pageLocale());
}

/** Texts of a part that the first view does without; they come with its code. The server has all texts at hand. */
export function LateTexts({ area, children }: { area: LateArea; children: ReactNode }) {
  const { locale } = useSite();
  if (import.meta.env.SSR) return children;
  return (
    <Texts locale={locale} messages={use(load(area, locale))}>
      {children}
    </Texts>
  );
}
