import * as v from 'valibot';
import { defineResource } from '#commerce/resources/define-resource.ts';
import type { EmailText } from './email-content.ts';
import { checkRequired, checkVariables, EMAIL_KINDS, EMAIL_NAMES, type EmailKind } from './email-kinds.ts';

const line = (title: string, most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most), v.title(title));
const needed = (title: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'Write something here.'), v.maxLength(most), v.title(title));

const brandSlug = v.pipe(v.string('Choose a brand.'), v.regex(/^[a-z0-9-]{1,40}$/, 'This is not a brand.'));

const copySchema = v.object({
  brand: v.pipe(brandSlug, v.title('Brand'), v.metadata({ control: 'shop' })),
});

const fields = v.object({
  email: v.pipe(v.picklist(EMAIL_KINDS), v.title('Email'), v.metadata({ labels: EMAIL_NAMES })),
  brand: v.pipe(v.nullable(brandSlug), v.title('Brand'), v.metadata({ control: 'shop' })),
  language: v.pipe(
    v.string(),
    v.regex(/^[a-zA-Z-]{2,10}$/, 'Choose a language.'),
    v.title('Language'),
    v.metadata({ control: 'language' }),
  ),
  subject: needed('Subject', 150),
  heading: needed('Heading', 150),
  bodyText: v.pipe(
    needed('Text', 5000),
    v.description(
      'An empty line begins a paragraph. {lines}, {totals}, {tracking} and {link} stand alone in theirs.',
    ),
  ),
  button: line('Button', 60),
});

export type EditableEmailText = v.InferOutput<typeof fields>;

/** Names of variables are checked where they are written. */
export const emailTextSchema = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { email, subject, heading, bodyText, button } = dataset.value;
    const problems = {
      subject: checkVariables(email, subject),
      heading: checkVariables(email, heading),
      bodyText:
        checkVariables(email, bodyText) ?? checkRequired(email, [subject, heading, bodyText].join('\n\n')),
      button:
        bodyText.includes('{link}') && button === ''
          ? 'Say where the link leads.'
          : checkVariables(email, button),
    };
    for (const [key, message] of Object.entries(problems))
      if (message)
        addIssue({
          message,
          path: [
            {
              type: 'object',
              origin: 'value',
              input: dataset.value,
              key,
              value: dataset.value[key as 'subject'],
            },
          ],
        });
  }),
);

export const ALL_BRANDS = 'all';

export const emailTextId = (kind: EmailKind, brand: string, language: string): string =>
  `${kind}.${brand}.${language}`;

const ORIGINS = { shop: 'As it came', own: 'Your own' };

/** What staff see of a text besides the form. */
interface ListedEmailText extends EditableEmailText {
  origin?: keyof typeof ORIGINS;
}

export const emailTextResource = defineResource<ListedEmailText>({
  name: 'email-texts',
  kind: 'email-text',
  one: 'text of an email',
  many: 'Texts of emails',
  line: 'What emails say, for every brand or for one; the text that came with the shop holds again when yours is removed.',
  schema: emailTextSchema,
  permissions: { read: 'content.read', write: 'content.write' },
  title: ({ email, brand, language }) =>
    `${EMAIL_NAMES[email]}, ${[brand, language].filter(Boolean).join(', ')}`,
  idFor: ({ email, brand, language }) => emailTextId(email, brand ?? ALL_BRANDS, language),
  brandOf: ({ brand }) => brand,
  status: { of: ({ origin }) => origin ?? 'own', names: ORIGINS },
  list: {
    sort: 'email',
    searchHint: 'Subject or text',
    columns: [
      {
        name: 'email',
        label: 'Email',
        isSortable: true,
        value: ({ email }) => EMAIL_NAMES[email],
        detail: ({ subject }) => subject,
      },
      { name: 'brand', label: 'Brand', format: 'brand', isSortable: true },
      { name: 'language', label: 'Language', format: 'language', isSortable: true },
      { name: 'bodyText', label: 'Text', format: 'excerpt', isHidden: true },
    ],
    filters: [
      { name: 'email', label: 'Email', options: EMAIL_NAMES },
      { name: 'brand', label: 'Brand', options: 'brands' },
      { name: 'language', label: 'Language', options: 'languages' },
    ],
  },
  actions: [
    {
      name: 'copy',
      label: 'Write one for a brand',
      isFor: ({ brand }) => brand === null,
      input: copySchema,
      // An editor of one brand begins with the text of every brand.
      brandOf: (_text, input) => v.parse(copySchema, input).brand,
    },
  ],
  blank: () => ({ email: 'order-placed', brand: null, language: 'en-GB', ...EMPTY }),
  savedText: 'Saved: the next email says it',
});

const EMPTY = { subject: '', heading: '', bodyText: '', button: '' };

/** As the form has it, and as emails use it. */
export const toEditable = ({ subject, heading, body, button }: EmailText) => ({
  subject,
  heading,
  bodyText: body,
  button,
});
export const fromEditable = ({ subject, heading, bodyText, button }: EditableEmailText): EmailText => ({
  subject,
  heading,
  body: bodyText,
  button,
});
