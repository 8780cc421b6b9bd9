import { type EmailKind, fillVariables } from './email-kinds.ts';

/** What staff may write of an email. */
export interface EmailText {
  subject: string;
  heading: string;
  /** Paragraphs with an empty line between them. `{lines}`, `{totals}`, `{tracking}` and `{link}` stand alone in theirs. */
  body: string;
  /** On the button that leads to `{link}`. */
  button: string;
}

export interface EmailLine {
  quantity: number;
  name: string;
  /** Colour, size, what was engraved. */
  details: string[];
  price: string | null;
  /** Absolute address. */
  picture: string | null;
}

/** Everything that the two parts of an email are drawn from. */
export interface EmailContent {
  kind: EmailKind;
  /** Slug of the brand whose look it has; null for the default brand. */
  brand: string | null;
  locale: string;
  text: EmailText;
  values: Readonly<Record<string, string>>;
  lines?: readonly EmailLine[];
  totals?: readonly { label: string; amount: string; isTotal?: boolean }[];
  tracking?: { carrier: string; number: string; link: string | null };
  /** Where the reader ends such emails, and what the link says; absent where no consent is needed. */
  unsubscribe?: { link: string; label: string };
}

export type EmailBlock = 'lines' | 'totals' | 'tracking' | 'link';
const BLOCK = /^\{(lines|totals|tracking|link)\}$/;

/** The paragraphs of a body; a block stands alone in its own. Empty ones are left out. */
export function paragraphsOf({ text, values }: EmailContent): (string | { block: EmailBlock })[] {
  return text.body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .flatMap((paragraph): (string | { block: EmailBlock })[] => {
      const block = BLOCK.exec(paragraph)?.[1] as EmailBlock | undefined;
      if (block) return values[block] ? [{ block }] : [];
      const filled = fillVariables(paragraph, values).trim();
      return filled === '' ? [] : [filled];
    });
}

export const subjectOf = ({ text, values }: EmailContent): string => fillVariables(text.subject, values);

/** The plain-text part. */
export function plainTextOf(content: EmailContent): string {
  const { text, values, unsubscribe } = content;
  const paragraphs = paragraphsOf(content).map((paragraph) => {
    if (typeof paragraph === 'string') return paragraph;
    const value = values[paragraph.block] ?? '';
    return paragraph.block === 'link' ? `${text.button}:\n${value}` : value;
  });
  const last = unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.link}`] : [];
  return `${[...paragraphs, ...last].join('\n\n')}\n`;
}
