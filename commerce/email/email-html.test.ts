import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { findErrors } from '#commerce/resources/field-errors.ts';
import { createBrandRegistry } from '#config/brands/registry.ts';
import { parseEnvironment } from '#config/environment.ts';
import { LANGUAGES } from '#config/languages.server.ts';
import { type EmailContent, plainTextOf, subjectOf } from './email-content.ts';
import { createDrawEmail } from './email-html.server.ts';
import { checkRequired, checkVariables, EMAIL_KINDS, type EmailKind } from './email-kinds.ts';
import { emailTextSchema, toEditable } from './email-text-resource.ts';
import { emailTextOfFile } from './email-texts.server.ts';

const brands = createBrandRegistry(demoBrands, parseEnvironment({ PUBLIC_URL: 'https://shop.example' }));
const draw = createDrawEmail(brands);

const VALUES = {
  ...{
    firstName: 'Ada',
    inviter: 'Grace',
    shop: 'Selvedge',
    number: '100042',
    name: 'Wool Coat',
    label: 'Camel, 12',
  },
  ...{
    lines: '1 × Wool Coat (Camel, 12): £80.00',
    totals: 'Total: £84.00',
    total: '£84.00',
    amount: '£80.00',
  },
  ...{
    delivery: 'Standard',
    date: '20 November',
    address: 'Ada Byron\n12 St James’s Square',
    tracking: 'DPD 155',
  },
  ...{
    device: 'Firefox, Mac',
    place: '192.0.2.7',
    time: 'noon',
    link: 'https://shop.example/order/100042?key=k',
  },
};

function content(kind: EmailKind, locale: string, more: Partial<EmailContent> = {}): EmailContent {
  return {
    kind,
    brand: 'selvedge',
    locale,
    text: emailTextOfFile(kind, locale),
    values: VALUES,
    lines: [
      {
        quantity: 1,
        name: 'Wool Coat',
        details: ['Camel, 12'],
        price: '£80.00',
        picture: 'https://shop.example/media/coat/180.webp',
      },
    ],
    totals: [{ label: 'Total', amount: '£84.00', isTotal: true }],
    tracking: { carrier: 'DPD', number: '155', link: 'https://tracking.dpd.de/155' },
    ...more,
  };
}

describe('emails', () => {
  it.each(LANGUAGES)('[OPS-18] in %s use only variables that they have, and all that they need', (locale) => {
    for (const kind of EMAIL_KINDS) {
      const text = emailTextOfFile(kind, locale);
      const form = { email: kind, brand: null, language: locale, ...toEditable(text) };
      expect([kind, findErrors(emailTextSchema, form)]).toEqual([kind, {}]);
    }
  });

  it.each(EMAIL_KINDS)(
    '[OPS-18] %s has a text part and an accessible HTML part in every brand and language',
    async (kind) => {
      const validator = new HtmlValidate({
        extends: ['html-validate:standard', 'html-validate:a11y'],
        rules: LENIENT,
      });
      for (const locale of LANGUAGES) {
        const drawn = draw(content(kind, locale)).html ?? '';
        expect(drawn).toContain(`<html lang="${locale}"`);
        expect(drawn.replaceAll(/<style>[\s\S]*<\/style>/g, '')).not.toMatch(/\{\w+\}|undefined|null/);
        const text = plainTextOf(content(kind, locale));
        expect(text).not.toMatch(/\{\w+\}|<|undefined/);
        const report = await validator.validateString(drawn);
        expect(
          report.results.flatMap(({ messages }) =>
            messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
          ),
        ).toEqual([]);
      }
      const looks = demoBrands.map(({ slug, name }) => {
        const { html = '' } = draw(content(kind, 'en-GB', { brand: slug }));
        expect(html).toContain(`>${name.replaceAll('&', '&amp;')}</span>`);
        return /class="head" style="[^"]*"/.exec(html)?.[0];
      });
      expect(new Set(looks).size).toBeGreaterThan(5);
    },
  );

  it('[OPS-18] draw lines, totals, tracking and the button; the text has the same', () => {
    const placed = draw(content('order-placed', 'en-GB')).html ?? '';
    expect(placed).toContain('src="https://shop.example/media/coat/180.webp"');
    expect(placed).toContain('<strong style="font-weight:600">Wool Coat</strong>');
    expect(placed).toContain('href="https://shop.example/order/100042?key=k"');
    expect(placed).toContain('prefers-color-scheme: dark');
    const text = plainTextOf(content('order-placed', 'en-GB'));
    expect(text).toContain('See your order:\nhttps://shop.example/order/100042?key=k');
    expect(text).toContain('1 × Wool Coat (Camel, 12): £80.00');
    const shipped = draw(content('order-dispatched', 'en-GB')).html ?? '';
    expect(shipped).toContain('href="https://tracking.dpd.de/155"');
    const untracked = { ...VALUES, tracking: '' };
    expect(plainTextOf(content('order-dispatched', 'en-GB', { values: untracked }))).not.toMatch(/\n{3}/);
  });

  it('[OPS-18] link to the shop only, whatever a link says', () => {
    for (const link of [
      'https://evil.example/',
      'javascript:alert(1)',
      '//evil.example',
      'data:text/html,x',
      '',
    ]) {
      const { html = '', headers } = draw(
        content('back-in-stock', 'en-GB', {
          values: { ...VALUES, link },
          unsubscribe: { link, label: 'No more' },
        }),
      );
      expect(html).not.toContain('bgcolor');
      expect(headers).toBeUndefined();
    }
  });

  it('[OPS-18] say how to unsubscribe where consent applies, and never for orders', () => {
    const unsubscribe = { link: 'https://shop.example/unsubscribe?list=back-in-stock', label: 'No more' };
    expect(draw(content('back-in-stock', 'en-GB', { unsubscribe })).headers).toEqual({
      'List-Unsubscribe': '<https://shop.example/unsubscribe?list=back-in-stock>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(draw(content('order-placed', 'en-GB')).headers).toBeUndefined();
  });

  it('[OPS-18] escape what people and merchants wrote', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const values = { ...VALUES, firstName: `<b>${name}</b>"'`, number: '<script>' };
        const { html = '' } = draw(content('order-cancelled', 'en-GB', { values }));
        expect(html).not.toContain('<b>');
        expect(html).not.toContain('<script>');
        expect(subjectOf(content('order-cancelled', 'en-GB', { values }))).toContain('<script>');
      }),
    );
  });
});

describe('the variables of a text', () => {
  it('[OPS-18] are refused by name when they are unknown, missing or broken', () => {
    expect(checkVariables('order-placed', 'Hello {fristName}')).toContain('There is no {fristName}');
    expect(checkRequired('reset-password', 'Hello {firstName}')).toBe('This email needs {link}.');
    expect(checkVariables('reset-password', '{link')).toContain('A brace is left over');
    const form = {
      email: 'reset-password',
      brand: null,
      language: 'fr',
      ...toEditable(emailTextOfFile('reset-password', 'fr')),
    };
    expect(
      findErrors(emailTextSchema, { ...form, subject: '{number}', bodyText: 'Bonjour', button: '' }),
    ).toEqual({
      subject: 'There is no {number} in this email. It may use {firstName}, {shop}, {link}.',
      bodyText: 'This email needs {link}.',
    });
    expect(findErrors(emailTextSchema, { ...form, button: '' })).toEqual({
      button: 'Say where the link leads.',
    });
  });
});

/** What mail programs need and pages do not. */
const LENIENT = {
  'no-inline-style': 'off',
  'no-deprecated-attr': 'off',
  'attribute-boolean-style': 'off',
  'void-style': 'off',
  'long-title': 'off',
  'no-trailing-whitespace': 'off',
  'attr-quotes': 'off',
  'no-raw-characters': 'off',
  'wcag/h63': 'off',
  'doctype-style': 'off',
  'prefer-native-element': 'off',
} as const;
