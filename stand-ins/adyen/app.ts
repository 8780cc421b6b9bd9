import { randomBytes, randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { type NotificationItem, writeNotification } from '#suppliers/payments/notification.ts';
import { type Part, readJson } from '../stage.ts';
import { behaviourOf } from './behaviour.ts';
import { type Amount, Books, newReference, type Payment } from './books.ts';
import { cardPages } from './card-page.ts';
import { type PaymentBody, type Refusal, refusePayment } from './checks.ts';

export const ADYEN_DEMO = {
  apiKey: 'demo-adyen-key',
  merchantAccount: 'SelvedgeDemoGB',
  merchantIdentifier: 'merchant.example.selvedge',
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
};

const LATE_MS = 4000;
const SILENCE_MS = 60_000;

interface AdyenOptions {
  /** Where news goes; none is sent before it is known. */
  webhookUrl?: string;
}

/** Adyen's checkout: payment methods, Apple Pay sessions, payments, refunds, cancels, reversals and webhooks. */
export function adyenPart({ webhookUrl }: AdyenOptions = {}): Part & { books: Books; news: string[] } {
  const app = new Hono();
  const books = new Books();
  const news: string[] = [];
  const running = new Set<string>();
  let newsUrl = webhookUrl;

  async function tell(
    payment: Payment,
    item: Pick<NotificationItem, 'eventCode'> & Partial<NotificationItem>,
  ) {
    const whole: NotificationItem = {
      success: 'true',
      eventDate: new Date().toISOString(),
      pspReference: payment.pspReference,
      merchantAccountCode: ADYEN_DEMO.merchantAccount,
      merchantReference: payment.merchantReference,
      amount: payment.amount,
      ...item,
    };
    const body = writeNotification([whole], ADYEN_DEMO.hmacKey);
    news.push(body);
    const headers = { 'content-type': 'application/json' };
    if (newsUrl) await fetch(newsUrl, { method: 'POST', headers, body }).catch(() => {});
  }

  const refuse = (c: Context, { status, ...refusal }: Refusal) =>
    c.json({ status, ...refusal, pspReference: newReference() }, status as 400);
  const wrong = (message: string): Refusal => ({
    status: 422,
    errorCode: '704',
    message,
    errorType: 'validation',
  });

  /** Who asks, for which account, and whether the key has been answered before. */
  async function keyed(
    c: Context,
    answer: (body: PaymentBody) => Promise<Response> | Response,
  ): Promise<Response> {
    if (c.req.header('x-api-key') !== ADYEN_DEMO.apiKey) {
      const errorType = 'security' as const;
      return refuse(c, {
        status: 401,
        errorCode: '000',
        message: 'HTTP Status Response - Unauthorized',
        errorType,
      });
    }
    const raw = await c.req.text();
    const body = parse(raw);
    if (!body) {
      return refuse(c, { status: 400, errorCode: '702', message: 'Invalid JSON', errorType: 'validation' });
    }
    const isSession = c.req.path.endsWith('/applePay/sessions');
    if (!isSession && body.merchantAccount !== ADYEN_DEMO.merchantAccount) {
      return refuse(c, {
        status: 403,
        errorCode: '901',
        message: 'Invalid Merchant Account',
        errorType: 'security',
      });
    }
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
      const behaviour = c.req.path.endsWith('/payments') ? behaviourOf(body) : 'authorise';
      if (response.ok && (behaviour === 'stay-silent' || behaviour === 'answer-late')) {
        running.delete(key);
        await new Promise((resolve) => setTimeout(resolve, SILENCE_MS).unref());
      }
      return c.json(said.answer as object, said.status as 200, { 'idempotency-key': key });
    } finally {
      running.delete(key);
    }
  }

  app.post('/v72/paymentMethods', (c) =>
    keyed(c, () => {
      const configuration = { merchantId: ADYEN_DEMO.merchantIdentifier, merchantName: 'Selvedge' };
      const brands = ['amex', 'mc', 'visa'];
      return c.json({
        paymentMethods: [
          { type: 'scheme', name: 'Cards', brands },
          { type: 'applepay', name: 'Apple Pay', brands, configuration },
        ],
      });
    }),
  );

  app.post('/v72/applePay/sessions', (c) =>
    keyed(c, (body) => {
      const { merchantIdentifier, displayName, domainName } = body as Record<string, unknown>;
      for (const [name, value] of Object.entries({ merchantIdentifier, displayName, domainName })) {
        if (typeof value !== 'string' || value === '')
          return refuse(c, wrong(`Required field '${name}' is not provided.`));
      }
      if (String(displayName).length > 64) return refuse(c, wrong("Field 'displayName' is too long."));
      const session = {
        epochTimestamp: Date.now(),
        expiresAt: Date.now() + 5 * 60_000,
        merchantSessionIdentifier: randomUUID(),
        nonce: randomBytes(8).toString('hex'),
        merchantIdentifier,
        domainName,
        displayName,
        signature: randomBytes(32).toString('hex'),
      };
      return c.json({ data: Buffer.from(JSON.stringify(session)).toString('base64') });
    }),
  );

  app.post('/v72/payments', (c) =>
    keyed(c, (body) => {
      const refusal = refusePayment(body);
      if (refusal) return refuse(c, refusal);
      const behaviour = behaviourOf(body);
      const resultCode =
        { refuse: 'Refused', challenge: 'RedirectShopper', pend: 'Received' }[behaviour as string] ??
        'Authorised';
      const payment = books.open({
        merchantReference: String(body.reference),
        amount: body.amount as Amount,
        resultCode,
        returnUrl: String(body.returnUrl),
      });
      if (behaviour === 'pend' || behaviour === 'answer-late') {
        setTimeout(() => void tell(payment, { eventCode: 'AUTHORISATION' }), LATE_MS).unref();
      } else if (behaviour !== 'challenge' && behaviour !== 'stay-silent') {
        void tell(payment, { eventCode: 'AUTHORISATION', success: String(behaviour === 'authorise') });
      }
      const challenge = new URL(c.req.url);
      challenge.pathname = challenge.pathname.replace(
        /\/v72\/payments$/,
        `/__challenge/${payment.pspReference}`,
      );
      return c.json({
        pspReference: payment.pspReference,
        resultCode,
        merchantReference: payment.merchantReference,
        amount: payment.amount,
        paymentMethod: { type: body.paymentMethod?.type, brand: 'visa' },
        ...(behaviour === 'refuse' && { refusalReason: 'Refused', refusalReasonCode: '2' }),
        ...(behaviour === 'challenge' && {
          action: { type: 'redirect', method: 'GET', url: challenge.href },
        }),
      });
    }),
  );

  for (const [kind, eventCode] of [
    ['refunds', 'REFUND'],
    ['cancels', 'CANCELLATION'],
    ['reversals', 'CANCEL_OR_REFUND'],
  ] as const) {
    app.post(`/v72/payments/:psp/${kind}`, (c) =>
      keyed(c, async (body) => {
        const payment = books.payments.get(c.req.param('psp'));
        if (!payment)
          return refuse(c, {
            ...wrong('Original pspReference required for this operation'),
            errorCode: '167',
          });
        const isPart = kind === 'refunds';
        const value = isPart ? Number(body.amount?.value) : payment.amount.value - payment.givenBack;
        if (isPart && (!Number.isInteger(value) || body.amount?.currency !== payment.amount.currency)) {
          return refuse(c, { ...wrong('No amount specified'), errorCode: '100' });
        }
        // Whether it can be done is told later, by news: the answer only says that it was heard.
        const pspReference = newReference();
        const success = String(books.sendBack(payment, value));
        const amount = { ...payment.amount, value };
        void tell(payment, {
          eventCode,
          success,
          pspReference,
          originalReference: payment.pspReference,
          amount,
        });
        const { merchantAccount, reference } = body;
        const paymentPspReference = payment.pspReference;
        return c.json(
          { merchantAccount, reference, paymentPspReference, pspReference, status: 'received' },
          201,
        );
      }),
    );
  }

  /** The bank's page, where the shopper says yes or no. */
  app.get('/__challenge/:psp', async (c) => {
    const payment = books.payments.get(c.req.param('psp'));
    if (!payment) return c.text('No such payment', 404);
    const said = c.req.query('answer');
    if (said === undefined) {
      return c.html(
        `<!doctype html><title>Your bank</title><h1>Is this you paying ${payment.amount.value / 100} ${payment.amount.currency}?</h1><p><a href="?answer=yes">Yes</a> · <a href="?answer=no">No</a></p>`,
      );
    }
    payment.resultCode = said === 'yes' ? 'Authorised' : 'Refused';
    await tell(payment, { eventCode: 'AUTHORISATION', success: String(said === 'yes') });
    const back = new URL(payment.returnUrl);
    back.searchParams.set('redirectResult', payment.pspReference);
    return c.redirect(back.href, 303);
  });

  /** Sends a webhook by hand, or sets where they go. */
  app.post('/__webhook', async (c) => {
    const order = await readJson<{
      pspReference?: string;
      eventCode?: string;
      success?: string;
      url?: string;
    }>(c);
    if (order?.url) newsUrl = order.url;
    const payment = books.payments.get(order?.pspReference ?? '');
    if (payment)
      await tell(payment, {
        eventCode: order?.eventCode ?? 'AUTHORISATION',
        success: order?.success ?? 'true',
      });
    return c.body(null, payment || order?.url ? 204 : 404);
  });
  app.route('/__card', cardPages());

  const errorBody = (status: number) => ({
    status,
    errorCode: '000',
    message: 'Played error',
    errorType: 'internal',
  });
  return { system: 'adyen', app, errorBody, books, news };
}

function parse(raw: string): PaymentBody | null {
  try {
    const body = JSON.parse(raw) as unknown;
    return typeof body === 'object' && body !== null ? (body as PaymentBody) : null;
  } catch {
    return null;
  }
}
