import type { Context } from 'hono';
import { behaviourOf } from './behaviour.ts';
import { type Books, newReference } from './books.ts';
import type { PaymentBody, Refusal } from './checks.ts';

const SILENCE_MS = 60_000;

export const refuse = (c: Context, { status, ...refusal }: Refusal): Response =>
  c.json({ status, ...refusal, pspReference: newReference() }, status as 400);

export const wrong = (message: string, errorCode = '704'): Refusal => ({
  status: 422,
  errorCode,
  message,
  errorType: 'validation',
});

const UNAUTHORISED: Refusal = {
  status: 401,
  errorCode: '000',
  message: 'HTTP Status Response - Unauthorized',
  errorType: 'security',
};
const INVALID_JSON: Refusal = {
  status: 400,
  errorCode: '702',
  message: 'Invalid JSON',
  errorType: 'validation',
};
const OTHER_ACCOUNT: Refusal = {
  status: 403,
  errorCode: '901',
  message: 'Invalid Merchant Account',
  errorType: 'security',
};
/** Requests of these kinds name no account. */
const WITHOUT_ACCOUNT = ['/applePay/sessions', '/payments/details'];

type Answer = (body: PaymentBody) => Promise<Response> | Response;

/** Checks who asks and for which account, and answers a key that was used before with what it was answered then. */
export function openDoor(owner: { apiKey: string; merchantAccount: string }, books: Books) {
  const running = new Set<string>();
  return async function answerKeyed(c: Context, answer: Answer): Promise<Response> {
    if (c.req.header('x-api-key') !== owner.apiKey) return refuse(c, UNAUTHORISED);
    const raw = await c.req.text();
    const body = parse(raw);
    if (!body) return refuse(c, INVALID_JSON);
    const namesAccount = !WITHOUT_ACCOUNT.some((path) => c.req.path.endsWith(path));
    if (namesAccount && body.merchantAccount !== owner.merchantAccount) return refuse(c, OTHER_ACCOUNT);
    const key = c.req.header('idempotency-key');
    if (!key) return answer(body);
    if (key.length > 64) return refuse(c, wrong('Idempotency key is too long'));
    const asked = `${c.req.path} ${raw}`;
    const known = books.answered.get(key);
    if (known && known.body !== asked)
      return refuse(c, wrong('Idempotency key was used for another request'));
    if (known) return c.json(known.answer, known.status as 200, { 'idempotency-key': key });
    if (running.has(key)) return refuse(c, wrong('Request already processed or in progress'));
    running.add(key);
    try {
      const response = await answer(body);
      const said = { body: asked, status: response.status, answer: await response.clone().json() };
      books.answered.set(key, said);
      if (response.ok && losesAnswer(c, body)) {
        running.delete(key);
        await new Promise((resolve) => setTimeout(resolve, SILENCE_MS).unref());
      }
      return c.json(said.answer as object, said.status as 200, { 'idempotency-key': key });
    } finally {
      running.delete(key);
    }
  };
}

function losesAnswer(c: Context, body: PaymentBody): boolean {
  return c.req.path.endsWith('/payments') && ['stay-silent', 'answer-late'].includes(behaviourOf(body));
}

function parse(raw: string): PaymentBody | null {
  try {
    const body = JSON.parse(raw) as unknown;
    return typeof body === 'object' && body !== null ? (body as PaymentBody) : null;
  } catch {
    return null;
  }
}
