import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { sectionDefinitions } from '#app/sections/definitions.ts';
import { fragmentSchemas } from '#commerce/content/fragment-schemas.ts';
import { findErrors } from '#commerce/resources/field-errors.ts';
import { RESOURCES } from '#commerce/staff/resource-table.ts';
import { readLanguageTexts } from '#config/languages.server.ts';
import { createErrorFinder } from './error-text.ts';
import { useErrorText } from './use-error-text.ts';

const languages = readLanguageTexts<Record<string, string>>('staff/staff-errors.json');
const find = createErrorFinder(Object.keys(languages.get('en-GB') ?? {}));

function write(locale: string, english: string): string {
  const Text = () => useErrorText()(english);
  return renderToStaticMarkup(
    <IntlProvider locale={locale} timeZone="UTC" messages={{ 'staff-errors': languages.get(locale) ?? {} }}>
      <Text />
    </IntlProvider>,
  );
}

/** Every sentence that a schema says by itself. */
function messagesOf(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const { message } = part as { message?: unknown };
  const inside = Object.values(part).flatMap((each) => messagesOf(each, seen));
  return typeof message === 'string' ? [message, ...inside] : inside;
}

describe('[OPS-02] what is wrong with a record', () => {
  it('is known to every language, whatever schema says it', () => {
    const said = RESOURCES.flatMap(({ schema, actions = [] }) => [
      ...messagesOf(schema),
      ...actions.flatMap(({ input }) => messagesOf(input)),
    ]);
    said.push(...messagesOf([...sectionDefinitions.values()].map(({ schema }) => schema)));
    said.push(...messagesOf(fragmentSchemas));
    expect(said.length).toBeGreaterThan(100);
    expect([...new Set(said)].filter((message) => find(message) === null)).toEqual([]);
  });

  it.each([
    ['fr', 'Write at most 100.', 'Écrivez 100 au plus.'],
    ['fr', 'must be at most 200 characters.', '200 caractères au plus.'],
    ['nl', '“Winter 10.5% off” has this code already.', '“Winter 10.5% off” heeft deze code al.'],
    ['sv', 'At most 80 characters; these are 95.', 'Högst 80 tecken; det här är 95.'],
    [
      'fr',
      'There is one with this name already. Open it, or choose another name.',
      'Il en existe déjà un de ce nom. Ouvrez-le, ou choisissez un autre nom.',
    ],
    ['sv', 'Write an amount such as 49.00.', 'Skriv ett belopp som 49.00.'],
    ['en-GB', '“A” has GB already.', '“A” has GB already.'],
    ['fr', 'The bank said no', 'The bank said no'],
  ])('%s: %s', (locale, english, shown) => {
    expect(write(locale, english)).toBe(shown);
  });

  it('is said of an offer in the language of the person', () => {
    const offers = RESOURCES.find(({ name }) => name === 'offers');
    const body = { ...offers?.blank?.('2026-11-17'), name: '', percent: 101, endsOn: '2026-01-01' };
    const errors = offers?.schema ? findErrors(offers.schema, body) : {};
    expect(Object.values(errors).map((english) => write('fr', english))).toEqual([
      'Écrivez un nom.',
      'Écrivez 100 au plus.',
      'Le dernier jour est avant le premier.',
    ]);
  });
});
