import type { RouterContextProvider } from 'react-router';
import { requestContext } from '#app/context.ts';
import { readFormOrNull } from './read-form.ts';

const COOKIE = 'selvedge_draft';
const LIFETIME_SECONDS = 900;
/** Browsers drop cookies above 4 kB. */
const MAX_LENGTH = 3500;
const SECRET_FIELD = /password|current|next|token/i;

interface Draft {
  path: string;
  fields: [string, string][];
}

/** Stores what was typed into a form that came after its session had ended, in the browser that sent it; passwords are left out. */
export async function storeDraft(context: Readonly<RouterContextProvider>, request: Request): Promise<void> {
  const form = await readFormOrNull(request);
  if (!form) return;
  const fields = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !SECRET_FIELD.test(field[0]),
  );
  const draft: Draft = { path: pathOf(request), fields };
  const value = Buffer.from(JSON.stringify(draft)).toString('base64url');
  if (fields.length > 0 && value.length <= MAX_LENGTH) setCookie(context, value, LIFETIME_SECONDS);
}

/** What was typed into the form of this page before the session ended; it is given once. */
export function takeDraft(context: Readonly<RouterContextProvider>, request: Request): FormData | null {
  const value = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  const draft = value ? parseDraft(value) : null;
  if (draft?.path !== pathOf(request)) return null;
  setCookie(context, '', 0);
  const form = new FormData();
  for (const [name, text] of draft.fields) form.append(name, text);
  return form;
}

function parseDraft(value: string): Draft | null {
  try {
    const { path, fields } = JSON.parse(Buffer.from(value, 'base64url').toString()) as Draft;
    const isPair = (field: unknown) =>
      Array.isArray(field) && field.every((part) => typeof part === 'string');
    return Array.isArray(fields) && fields.every(isPair) ? { path, fields } : null;
  } catch {
    return null;
  }
}

const pathOf = (request: Request) => new URL(request.url).pathname.replace(/\.data$/, '');

function setCookie(context: Readonly<RouterContextProvider>, value: string, seconds: number): void {
  const { session, origin } = context.get(requestContext);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  session.addCookie(`${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`);
}
