import type { Context } from 'hono';
import { behaviourOf } from './behaviour.ts';
import type { PaymentBody, Refusal } from './checks.ts';
import { newReference, type PaymentStore } from './payment-store.ts';

const NO_RESPONSE_MS = 60_000;

export const refuse = (c: Context, { status, ...refusal }: Refusal): Response =>
  c.json({ status, ...refusal, pspReference: newReference() }, status as 400);

export const invalidRequest = (message: string, errorCode = '704'): Refusal => ({
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
/** Requests without a merchant account. */
const WITHOUT_ACCOUNT = ['/applePay/sessions', '/payments/details'];

type Handler = (body: PaymentBody) => Promise<Response> | Response;
export type GuardRequest = (c: Context, handle: Handler) => Promise<Response>;

/** Checks API key and merchant account, and returns the stored response for a repeated idempotency key. */
export function createRequestGuard(
  account: { apiKey: string; merchantAccount: string },
  store: PaymentStore,
): GuardRequest {
  const running = new Set<string>();
  return async (c, handle) => {
    if (c.req.header('x-api-key') !== account.apiKey) return refuse(c, UNAUTHORISED);
    const raw = await c.req.text();
    const body = parse(raw);
    if (!body) return refuse(c, INVALID_JSON);
    const needsAccount = !WITHOUT_ACCOUNT.some((path) => c.req.path.endsWith(path));
    if (needsAccount && body.merchantAccount !== account.merchantAccount) return refuse(c, OTHER_ACCOUNT);
    const key = c.req.header('idempotency-key');
    if (!key) return handle(body);
    if (key.length > 64) return refuse(c, invalidRequest('Idempotency key is too long'));
    const request = `${c.req.path} ${raw}`;
    const known = store.responses.get(key);
    if (known && known.request !== request)
      return refuse(c, invalidRequest('Idempotency key was used for another request'));
    if (known) return c.json(known.body, known.status as 200, { 'idempotency-key': key });
    if (running.has(key)) return refuse(c, invalidRequest('Request already processed or in progress'));
    running.add(key);
    try {
      const response = await handle(body);
      const stored = { request, status: response.status, body: await response.clone().json() };
      store.responses.set(key, stored);
      if (response.ok && dropsResponse(c, body)) {
        running.delete(key);
        await new Promise((resolve) => setTimeout(resolve, NO_RESPONSE_MS).unref());
      }
      return c.json(stored.body as object, stored.status as 200, { 'idempotency-key': key });
    } finally {
      running.delete(key);
    }
  };
}

function dropsResponse(c: Context, body: PaymentBody): boolean {
  return c.req.path.endsWith('/payments') && ['stay-silent', 'respond-late'].includes(behaviourOf(body));
}

function parse(raw: string): PaymentBody | null {
  try {
    const body = JSON.parse(raw) as unknown;
    return typeof body === 'object' && body !== null ? (body as PaymentBody) : null;
  } catch {
    return null;
  }
}
