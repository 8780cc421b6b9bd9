import { sql } from 'drizzle-orm';
import { listedStore, type OpenStore, recordTableStore } from '#commerce/resources/resource-store.server.ts';
import { LANGUAGES, readLanguageTexts } from '#config/languages.server.ts';
import type { Db } from '#server/db/database.server.ts';
import type { EmailText } from './email-content.ts';
import { EMAIL_KINDS, EMAIL_NAMES, type EmailKind, isEmailKind } from './email-kinds.ts';
import {
  ALL_BRANDS,
  type EditableEmailText,
  emailTextId,
  fromEditable,
  toEditable,
} from './email-text-resource.ts';

export type EmailLabel = 'free-gift' | 'tracking' | 'subtotal' | 'delivery' | 'total' | 'unsubscribe';

type EmailTexts = Record<EmailKind, EmailText> & { labels: Record<EmailLabel, string> };

const DEFAULT_LANGUAGE = 'en-GB';
/** Each language's own `emails.json`. */
const texts = readLanguageTexts<Partial<EmailTexts>>('emails.json');

/** The text that comes with the shop. */
export function emailTextOfFile(kind: EmailKind, locale: string): EmailText {
  const text = texts.get(locale)?.[kind] ?? texts.get(DEFAULT_LANGUAGE)?.[kind];
  if (!text) throw new Error(`email text missing: ${kind} in ${DEFAULT_LANGUAGE}`);
  return { ...text, button: text.button ?? '' };
}

export function emailLabel(label: EmailLabel, locale: string): string {
  return texts.get(locale)?.labels?.[label] ?? texts.get(DEFAULT_LANGUAGE)?.labels?.[label] ?? '';
}

/** What staff wrote for the brand, else for every brand, else what comes with the shop. */
export async function readEmailText(
  db: Pick<Db, 'execute'>,
  kind: EmailKind,
  brand: string | null,
  locale: string,
): Promise<EmailText> {
  const [own, common] = [
    emailTextId(kind, brand ?? ALL_BRANDS, locale),
    emailTextId(kind, ALL_BRANDS, locale),
  ];
  const { rows } = await db.execute<{ body: EditableEmailText }>(
    sql`select body from resource_record where kind = 'email-text' and id in (${own}, ${common})
      order by id = ${own} desc limit 1`,
  );
  const written = rows[0]?.body;
  return written ? fromEditable(written) : emailTextOfFile(kind, locale);
}

/** Texts as staff edit them: those that came with the shop, and their own in place of these or beside them. */
export const openEmailTexts: OpenStore = (db, resource) => {
  const table = recordTableStore(db, resource);
  return listedStore(db, resource, {
    async all() {
      const { rows } = await db.execute<{ id: string; body: EditableEmailText }>(
        sql`select id, body from resource_record where kind = 'email-text' order by id`,
      );
      const own = new Map(rows.map(({ id, body }) => [id, { ...body, origin: 'own' }]));
      const ofFiles = LANGUAGES.flatMap((language) =>
        EMAIL_KINDS.map((email) => ({
          id: emailTextId(email, ALL_BRANDS, language),
          body: {
            email,
            brand: null,
            language,
            ...toEditable(emailTextOfFile(email, language)),
            origin: 'shop',
          },
        })),
      );
      const replaced = ofFiles.map(({ id, body }) => ({ id, body: own.get(id) ?? body }));
      const known = new Set(replaced.map(({ id }) => id));
      const beside = [...own].filter(([id]) => !known.has(id)).map(([id, body]) => ({ id, body }));
      return [...replaced, ...beside];
    },

    async save(id, body, actor) {
      if (resource.idFor?.(body) !== id)
        return { email: 'Email, brand and language of a text stay as they are. Write a new one.' };
      return (await table.save?.(id, body, actor)) ?? null;
    },

    actions: {
      /** The text of every brand, as the beginning of one brand's own. */
      async copy(id, input, actor) {
        const { brand } = input as { brand: string };
        const common = await table.read(id);
        const [email = '', , language = ''] = id.split('.');
        const text = isEmailKind(email) ? toEditable(emailTextOfFile(email, language)) : null;
        if (!isEmailKind(email) || !text) return { kind: 'refused', reason: 'There is no such email.' };
        const own = emailTextId(email, brand, language);
        if (await table.read(own)) return { kind: 'refused', reason: 'This brand has a text of its own.' };
        const body = { ...text, ...common?.body, email, brand, language };
        await table.save?.(own, body, actor);
        return { kind: 'done', text: `${EMAIL_NAMES[email]}: ${brand}` };
      },
    },

    /** The text that came with the shop cannot be removed: it holds again. */
    async remove(id) {
      await table.remove?.(id);
      return true;
    },
  });
};
