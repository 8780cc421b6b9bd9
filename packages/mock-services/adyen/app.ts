import { randomBytes, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { type NotificationItem, writeNotification } from '../../../commerce/payments/notification.ts';
import { type MockService, readJson } from '../mock-service.ts';
import { bankPages } from './bank-page.ts';
import { behaviourOf } from './behaviour.ts';
import { cardPages } from './card-page.ts';
import { refusePayment } from './checks.ts';
import { type Amount, newReference, type Payment, PaymentStore } from './payment-store.ts';
import { createRequestGuard, type GuardRequest, invalidRequest, refuse } from './request-guard.ts';

export const ADYEN_DEMO = {
  apiKey: 'demo-adyen-key',
  merchantAccount: 'SelvedgeDemoGB',
  merchantIdentifier: 'merchant.example.selvedge',
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
};

const NOTIFICATION_DELAY_MS = 4000;
const REFUSALS: Record<string, { refusalReason: string; refusalReasonCode: string }> = {
  Refused: { refusalReason: '3D Not Authenticated', refusalReasonCode: '11' },
  Cancelled: { refusalReason: 'Shopper Cancelled', refusalReasonCode: '16' },
};

type NotificationFields = Pick<NotificationItem, 'eventCode'> & Partial<NotificationItem>;

interface AdyenOptions {
  /** Where webhooks are sent; can be set later with `POST /__webhook`. */
  webhookUrl?: string;
}

/** Adyen's checkout API: payment methods, Apple Pay sessions, payments, payment details, refunds and webhooks. */
export function createMockAdyen({
  webhookUrl,
}: AdyenOptions = {}): MockService & { store: PaymentStore; notifications: string[] } {
  const app = new Hono();
  const store = new PaymentStore();
  const notifications: string[] = [];
  const guarded = createRequestGuard(ADYEN_DEMO, store);
  let notificationUrl = webhookUrl;

  async function sendNotification(payment: Payment, item: NotificationFields) {
    const notification: NotificationItem = {
      success: 'true',
      eventDate: new Date().toISOString(),
      pspReference: payment.pspReference,
      merchantAccountCode: ADYEN_DEMO.merchantAccount,
      merchantReference: payment.merchantReference,
      amount: payment.amount,
      ...item,
    };
    const body = writeNotification([notification], ADYEN_DEMO.hmacKey);
    notifications.push(body);
    const headers = { 'content-type': 'application/json' };
    if (notificationUrl) await fetch(notificationUrl, { method: 'POST', headers, body }).catch(() => {});
  }

  app.post('/v72/paymentMethods', (c) =>
    guarded(c, () => {
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
    guarded(c, (body) => {
      const { merchantIdentifier, displayName, domainName } = body as Record<string, unknown>;
      for (const [name, value] of Object.entries({ merchantIdentifier, displayName, domainName })) {
        if (typeof value !== 'string' || value === '')
          return refuse(c, invalidRequest(`Required field '${name}' is not provided.`));
      }
      if (String(displayName).length > 64)
        return refuse(c, invalidRequest("Field 'displayName' is too long."));
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
    guarded(c, (body) => {
      const refusal = refusePayment(body);
      if (refusal) return refuse(c, refusal);
      const behaviour = behaviourOf(body);
      const resultCode =
        { refuse: 'Refused', challenge: 'RedirectShopper', pend: 'Received' }[behaviour as string] ??
        'Authorised';
      const payment = store.add({
        merchantReference: String(body.reference),
        amount: body.amount as Amount,
        resultCode,
        returnUrl: String(body.returnUrl),
      });
      if (behaviour === 'pend' || behaviour === 'respond-late') {
        setTimeout(
          () => void sendNotification(payment, { eventCode: 'AUTHORISATION' }),
          NOTIFICATION_DELAY_MS,
        ).unref();
      } else if (behaviour !== 'challenge' && behaviour !== 'stay-silent') {
        void sendNotification(payment, {
          eventCode: 'AUTHORISATION',
          success: String(behaviour === 'authorise'),
        });
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

  /** The payment after a redirect is authorised only by this request. */
  app.post('/v72/payments/details', (c) =>
    guarded(c, (body) => {
      const { details } = body as { details?: { redirectResult?: unknown } };
      if (!details) return refuse(c, invalidRequest("Required field 'details' is not provided.", '14_002'));
      const outcome = store.redirectOutcomes.get(String(details.redirectResult));
      if (!outcome) return refuse(c, invalidRequest('Invalid payload provided', '14_002'));
      if (outcome.isUsed) return refuse(c, invalidRequest('Request already processed or in progress'));
      outcome.isUsed = true;
      const { payment, resultCode } = outcome;
      payment.resultCode = resultCode;
      void sendNotification(payment, {
        eventCode: 'AUTHORISATION',
        success: String(resultCode === 'Authorised'),
      });
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

  addModificationRoutes(app, store, guarded, sendNotification);

  /** Sends a webhook for a test, or sets the URL for webhooks. */
  app.post('/__webhook', async (c) => {
    const request = await readJson<{
      pspReference?: string;
      eventCode?: string;
      success?: string;
      url?: string;
    }>(c);
    if (request?.url) notificationUrl = request.url;
    const payment = store.payments.get(request?.pspReference ?? '');
    if (payment)
      await sendNotification(payment, {
        eventCode: request?.eventCode ?? 'AUTHORISATION',
        success: request?.success ?? 'true',
      });
    return c.body(null, payment || request?.url ? 204 : 404);
  });
  app.route('/__challenge', bankPages(store));
  app.route('/__card', cardPages());

  const errorBody = (status: number) => ({
    status,
    errorCode: '000',
    message: 'Mock error',
    errorType: 'internal',
  });
  return { system: 'adyen', app, errorBody, store, notifications };
}

/** Refunds, cancellations and reversals of a payment. */
function addModificationRoutes(
  app: Hono,
  store: PaymentStore,
  guarded: GuardRequest,
  sendNotification: (payment: Payment, item: NotificationFields) => Promise<void>,
): void {
  for (const [kind, eventCode] of [
    ['refunds', 'REFUND'],
    ['cancels', 'CANCELLATION'],
    ['reversals', 'CANCEL_OR_REFUND'],
  ] as const) {
    app.post(`/v72/payments/:psp/${kind}`, (c) =>
      guarded(c, async (body) => {
        const payment = store.payments.get(c.req.param('psp'));
        if (!payment)
          return refuse(c, invalidRequest('Original pspReference required for this operation', '167'));
        const isPartial = kind === 'refunds';
        const value = isPartial ? Number(body.amount?.value) : payment.amount.value - payment.refunded;
        if (isPartial && (!Number.isInteger(value) || body.amount?.currency !== payment.amount.currency)) {
          return refuse(c, invalidRequest('No amount specified', '100'));
        }
        // The response only confirms the request; a webhook reports the outcome.
        const pspReference = newReference();
        const success = String(store.refund(payment, value));
        const amount = { ...payment.amount, value };
        const originalReference = payment.pspReference;
        void sendNotification(payment, { eventCode, success, pspReference, originalReference, amount });
        const { merchantAccount, reference } = body;
        const paymentPspReference = payment.pspReference;
        return c.json(
          { merchantAccount, reference, paymentPspReference, pspReference, status: 'received' },
          201,
        );
      }),
    );
  }
}
