import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { readNotification } from '#commerce/payments/notification.ts';
import {
  type CardField,
  type PaymentMethodInfo,
  PaymentOutcomeUnknown,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentResult,
  type SentRequests,
} from '#commerce/payments/provider.ts';
import type { Environment } from '#config/environment.ts';
import { ExternalServiceError } from '#integrations/gateway/external-service-error.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';
import {
  type Integration,
  NotConfigured,
  originOf,
  requireVariables,
} from '#integrations/gateway/integration.ts';
import {
  detailsResponse,
  paymentRequest,
  paymentResponse,
  providerKey,
  toPaymentResult,
} from './wire-format.ts';

const TEST_URL = 'https://checkout-test.adyen.com/v72';
const HOSTS = ['https://*.adyen.com', 'https://*.adyenpayments.com'];

/** Payments by Adyen: cards by its secured fields, Apple Pay, refunds, and signed webhooks. */
export const adyen = {
  id: 'adyen',
  name: 'Adyen',
  env: ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_HMAC_KEY', 'ADYEN_APPLE_MERCHANT_ID'],
  optionalEnv: ['ADYEN_URL', 'ADYEN_CARD_PAGE_URL', 'APPLE_PAY_DOMAIN_ASSOCIATION'],
  hosts: HOSTS,
  pageHosts({ ADYEN_URL, ADYEN_CARD_PAGE_URL }) {
    const cardPage = originOf(ADYEN_CARD_PAGE_URL);
    // A redirect may pass through any of Adyen's hosts before the bank is shown.
    return { frames: cardPage, forms: [...originOf(ADYEN_URL), ...cardPage, ...HOSTS] };
  },
  contractTests: 'commerce/payments/contract-suite.ts',
  create(
    gateway: Gateway,
    environment: Environment,
    { isLive, sentRequests }: { isLive: boolean; sentRequests: SentRequests },
  ): PaymentProvider {
    const variables = requireVariables(adyen, environment);
    // Each merchant has its own live address; without it real orders would be paid in the test environment.
    if (!environment.ADYEN_URL && isLive) {
      throw new NotConfigured(
        'Adyen would take test payments in production: set ADYEN_URL to your live address, or payments.clientId to test.',
      );
    }
    return createAdyenPayments(
      gateway,
      {
        apiKey: variables.ADYEN_API_KEY,
        merchantAccount: variables.ADYEN_MERCHANT_ACCOUNT,
        hmacKey: variables.ADYEN_HMAC_KEY,
        merchantIdentifier: variables.ADYEN_APPLE_MERCHANT_ID,
        url: environment.ADYEN_URL ?? TEST_URL,
        cardPageUrl: environment.ADYEN_CARD_PAGE_URL,
      },
      sentRequests,
    );
  },
} satisfies Integration;

export interface AdyenConfiguration {
  apiKey: string;
  merchantAccount: string;
  /** Signs webhooks; hexadecimal. */
  hmacKey: string;
  /** The Apple Pay merchant whose certificate Adyen holds. */
  merchantIdentifier: string;
  /** `https://checkout-test.adyen.com/v72`, or the live address with its prefix. */
  url: string;
  /** A page that runs Adyen's secured fields; without one, no cards are offered. */
  cardPageUrl?: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
const MAX_REDIRECT_RESULT = 10_000;
const session = v.looseObject({ data: v.string() });
const card = v.object({ token: v.string(), brand: v.string(), lastFour: v.string() });

export function createAdyenPayments(
  gateway: Gateway,
  configuration: AdyenConfiguration,
  sent: SentRequests,
): PaymentProvider {
  const { apiKey, merchantAccount, hmacKey, merchantIdentifier, url, cardPageUrl } = configuration;
  const { timeoutMs = TIMEOUT_MS } = configuration;
  const service = gateway.service({ name: 'Adyen', timeoutMs, secrets: [apiKey, hmacKey] });

  /** Every request carries an idempotency key, so each may be repeated after a lost response. */
  const request = (path: string, key: string, body: unknown) => ({
    url: `${url}${path}`,
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    isIdempotent: true,
  });

  async function send(payment: PaymentRequest): Promise<PaymentResult> {
    const key = providerKey('pay', payment.merchantReference, payment.idempotencyKey);
    const body = paymentRequest(payment, merchantAccount);
    try {
      return toPaymentResult(await service.callJson(request('/payments', key, body), paymentResponse));
    } catch (error) {
      throw classifyError(error) ?? error;
    }
  }

  /** Null for a redirect result that is invalid or belongs to another payment. */
  async function finish({ merchantReference }: PaymentRequest, redirectResult: string) {
    const key = providerKey('details', merchantReference, redirectResult);
    try {
      const body = { details: { redirectResult } };
      const response = await service.callJson(request('/payments/details', key, body), detailsResponse);
      return response.merchantReference === merchantReference ? toPaymentResult(response) : null;
    } catch (error) {
      const cause = classifyError(error) ?? error;
      if (cause instanceof RequestRejected) return null;
      throw cause;
    }
  }

  async function modify(
    kind: 'reversals' | 'refunds',
    reference: string,
    idempotencyKey: string,
    more: object,
  ) {
    const key = providerKey(kind, reference, idempotencyKey);
    const body = { merchantAccount, reference: idempotencyKey.slice(0, 80), ...more };
    await service.call(request(`/payments/${encodeURIComponent(reference)}/${kind}`, key, body));
  }

  const applePay: PaymentMethodInfo = { type: 'applepay', psp: 'adyen', adyenConfigKey: merchantAccount };
  const cards: PaymentMethodInfo = { type: 'card', psp: 'adyen', adyenConfigKey: merchantAccount };

  return {
    name: 'adyen',
    methods: () => (cardPageUrl ? [cards, applePay] : [applePay]),
    async pay(payment) {
      await sent.record(payment.idempotencyKey);
      return rejectionAsResult(() => send(payment));
    },
    async pollStatus(payment) {
      return (await sent.has(payment.idempotencyKey)) ? rejectionAsResult(() => send(payment)) : null;
    },
    async completeChallenge(payment, { redirectResult = '' }) {
      if (redirectResult === '' || redirectResult.length > MAX_REDIRECT_RESULT) return null;
      return finish(payment, redirectResult);
    },
    cancelOrRefund: (reference, key) => modify('reversals', reference, key, {}),
    refund: (reference, amount, key) => modify('refunds', reference, key, { amount }),
    async applePaySession({ displayName, domainName, merchantIdentifier: own }) {
      const body = {
        merchantIdentifier: own ?? merchantIdentifier,
        displayName: displayName.slice(0, 64),
        domainName,
      };
      const key = providerKey('session', domainName, randomBytes(16).toString('hex'));
      return (await service.callJson(request('/applePay/sessions', key, body), session)).data;
    },
    parseWebhook: (body) => readNotification(body, hmacKey),
    cardField: cardFieldAt(cardPageUrl, gateway),
  };
}

/** Adyen did not accept the request; no money moved. */
class RequestRejected extends Error {
  readonly reference: string;

  constructor(reference: string, reason: string) {
    super(reason);
    this.reference = reference;
  }
}

async function rejectionAsResult(send: () => Promise<PaymentResult>): Promise<PaymentResult> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof RequestRejected)) throw error;
    return { kind: 'refused', reference: error.reference, reason: error.message };
  }
}

/** A lost response leaves the outcome unknown, 422 moved no money; null for anything else, such as a wrong API key. */
function classifyError(error: unknown): Error | null {
  if (!(error instanceof ExternalServiceError)) return null;
  if (error.isTransient) {
    return new PaymentOutcomeUnknown(error.message, { cause: error });
  }
  if (error.status !== 422) return null;
  const rejection = v.safeParse(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.looseObject({ errorCode: v.string(), pspReference: v.optional(v.string(), '') }),
    ),
    error.body,
  );
  // 704: another request with the same key is in progress and gets the result.
  if (rejection.success && rejection.output.errorCode === '704')
    return new PaymentOutcomeUnknown(error.message, { cause: error });
  return new RequestRejected(rejection.success ? rejection.output.pspReference : '', error.message);
}

function cardFieldAt(pageUrl: string | undefined, gateway: Gateway): CardField {
  const service = gateway.service({ name: 'Card page', timeoutMs: 5000 });
  return {
    open() {
      const id = randomBytes(16).toString('hex');
      return { session: id, url: pageUrl ? `${pageUrl}/${id}` : 'about:blank' };
    },
    async read(id) {
      if (!pageUrl || !/^[0-9a-f]{32}$/.test(id)) return null;
      const request = { url: `${pageUrl}/${id}`, headers: { accept: 'application/json' }, accepts: [404] };
      const response = await service.call(request);
      return response.status === 404 ? null : v.parse(card, JSON.parse(response.body));
    },
  };
}
