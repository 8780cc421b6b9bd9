import { randomBytes, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { type NotificationItem, writeNotification } from '../../../commerce/payments/notification.ts';
import { type Part, readJson } from '../stage.ts';
import { bankPages } from './bank.ts';
import { behaviourOf } from './behaviour.ts';
import { type Amount, Books, newReference, type Payment } from './books.ts';
import { cardPages } from './card-page.ts';
import { refusePayment } from './checks.ts';
import { openDoor, refuse, wrong } from './door.ts';

export const ADYEN_DEMO = {
  apiKey: 'demo-adyen-key',
  merchantAccount: 'SelvedgeDemoGB',
  merchantIdentifier: 'merchant.example.selvedge',
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
};

const LATE_MS = 4000;
const REFUSALS: Record<string, { refusalReason: string; refusalReasonCode: string }> = {
  Refused: { refusalReason: '3D Not Authenticated', refusalReasonCode: '11' },
  Cancelled: { refusalReason: 'Shopper Cancelled', refusalReasonCode: '16' },
};

interface AdyenOptions {
  /** Where news goes; none is sent before it is known. */
  webhookUrl?: string;
}

/** Adyen's checkout: payment methods, Apple Pay sessions, payments, what follows a redirect, refunds and webhooks. */
export function adyenPart({ webhookUrl }: AdyenOptions = {}): Part & { books: Books; news: string[] } {
  const app = new Hono();
  const books = new Books();
  const news: string[] = [];
  const keyed = openDoor(ADYEN_DEMO, books);
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
      const bank = new URL(c.req.url);
      bank.pathname = bank.pathname.replace(/\/v72\/payments$/, `/__challenge/${payment.pspReference}`);
      return c.json({
        pspReference: payment.pspReference,
        resultCode,
        merchantReference: payment.merchantReference,
        amount: payment.amount,
        paymentMethod: { type: body.paymentMethod?.type, brand: 'visa' },
        ...(behaviour === 'refuse' && { refusalReason: 'Refused', refusalReasonCode: '2' }),
        ...(behaviour === 'challenge' && { action: { type: 'redirect', method: 'GET', url: bank.href } }),
      });
    }),
  );

  /** Only now is the money asked for: a shopper whose shop never sends this has not paid. */
  app.post('/v72/payments/details', (c) =>
    keyed(c, (body) => {
      const { details } = body as { details?: { redirectResult?: unknown } };
      if (!details) return refuse(c, wrong("Required field 'details' is not provided.", '14_002'));
      const verdict = books.verdicts.get(String(details.redirectResult));
      if (!verdict) return refuse(c, wrong('Invalid payload provided', '14_002'));
      if (verdict.isUsed) return refuse(c, wrong('Request already processed or in progress'));
      verdict.isUsed = true;
      const { payment, resultCode } = verdict;
      payment.resultCode = resultCode;
      void tell(payment, { eventCode: 'AUTHORISATION', success: String(resultCode === 'Authorised') });
      const { pspReference, merchantReference, amount } = payment;
      const paymentMethod = { type: 'scheme', brand: 'visa' };
      return c.json({
        pspReference,
        resultCode,
        merchantReference,
        amount,
        paymentMethod,
        ...REFUSALS[resultCode],
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
        if (!payment) return refuse(c, wrong('Original pspReference required for this operation', '167'));
        const isPart = kind === 'refunds';
        const value = isPart ? Number(body.amount?.value) : payment.amount.value - payment.givenBack;
        if (isPart && (!Number.isInteger(value) || body.amount?.currency !== payment.amount.currency)) {
          return refuse(c, wrong('No amount specified', '100'));
        }
        // Whether it can be done is told later, by news: the answer only says that it was heard.
        const pspReference = newReference();
        const success = String(books.sendBack(payment, value));
        const amount = { ...payment.amount, value };
        const originalReference = payment.pspReference;
        void tell(payment, { eventCode, success, pspReference, originalReference, amount });
        const { merchantAccount, reference } = body;
        const paymentPspReference = payment.pspReference;
        return c.json(
          { merchantAccount, reference, paymentPspReference, pspReference, status: 'received' },
          201,
        );
      }),
    );
  }

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
  app.route('/__challenge', bankPages(books));
  app.route('/__card', cardPages());

  const errorBody = (status: number) => ({
    status,
    errorCode: '000',
    message: 'Played error',
    errorType: 'internal',
  });
  return { system: 'adyen', app, errorBody, books, news };
}
