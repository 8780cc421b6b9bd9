import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { readNotification } from '#commerce/payments/notification.ts';
import {
  type CardField,
  NoAnswer,
  type PaymentAnswer,
  type PaymentMethodInfo,
  type PaymentProvider,
  type PaymentRequest,
  type SentRequests,
} from '#commerce/payments/provider.ts';
import { type Gateway, OutsideSystemError } from '#integrations/gateway/gateway.server.ts';
import { detailsAnswer, paymentAnswer, toAnswer } from './payment-answer.ts';
import { paymentBody, providerKey } from './payment-body.ts';

export interface AdyenConfiguration {
  apiKey: string;
  merchantAccount: string;
  /** Of the webhooks, hexadecimal. */
  hmacKey: string;
  /** Apple's name for the shop, as the provider holds its certificate. */
  merchantIdentifier: string;
  /** `https://checkout-test.adyen.com/v72`, or the live address with its prefix. */
  url: string;
  /** A page that runs the provider's secured fields; without one, no cards are offered. */
  cardPageUrl?: string;
  timeoutMs?: number;
}

const PATIENCE_MS = 20_000;
const LONGEST_RESULT = 10_000;
const session = v.looseObject({ data: v.string() });
const card = v.object({ token: v.string(), brand: v.string(), lastFour: v.string() });

export interface AdyenPayments extends PaymentProvider {
  /** Gives a part of a captured payment back. The same key gives back once. */
  refund(reference: string, amount: PaymentRequest['amount'], idempotencyKey: string): Promise<void>;
}

/** Payments by Adyen: cards by its secured fields, Apple Pay by its certificate, refunds, and webhooks with a signature. */
export function createAdyenPayments(
  gateway: Gateway,
  configuration: AdyenConfiguration,
  sent: SentRequests,
): AdyenPayments {
  const { apiKey, merchantAccount, hmacKey, merchantIdentifier, url, cardPageUrl } = configuration;
  const { timeoutMs = PATIENCE_MS } = configuration;
  const system = gateway.system({ name: 'Adyen', timeoutMs, secrets: [apiKey, hmacKey] });

  /** Every request carries a key, so each may be sent again after a lost answer. */
  const request = (path: string, key: string, body: unknown) => ({
    url: `${url}${path}`,
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    isSafe: true,
  });

  async function send(payment: PaymentRequest): Promise<PaymentAnswer> {
    const key = providerKey('pay', payment.merchantReference, payment.idempotencyKey);
    const body = paymentBody(payment, merchantAccount);
    try {
      return toAnswer(await system.ask(request('/payments', key, body), paymentAnswer));
    } catch (error) {
      throw readFault(error) ?? error;
    }
  }

  /** A result that is none, or another payment's, says nothing of this one. */
  async function finish({ merchantReference }: PaymentRequest, redirectResult: string) {
    const key = providerKey('details', merchantReference, redirectResult);
    try {
      const body = { details: { redirectResult } };
      const answer = await system.ask(request('/payments/details', key, body), detailsAnswer);
      return answer.merchantReference === merchantReference ? toAnswer(answer) : null;
    } catch (error) {
      const fault = readFault(error) ?? error;
      if (fault instanceof Refused) return null;
      throw fault;
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
    await system.call(request(`/payments/${encodeURIComponent(reference)}/${kind}`, key, body));
  }

  const applePay: PaymentMethodInfo = { type: 'applepay', psp: 'adyen', adyenConfigKey: merchantAccount };
  const cards: PaymentMethodInfo = { type: 'card', psp: 'adyen', adyenConfigKey: merchantAccount };

  return {
    name: 'adyen',
    methods: () => (cardPageUrl ? [cards, applePay] : [applePay]),
    async pay(payment) {
      await sent.note(payment.idempotencyKey);
      return answerOrRefusal(() => send(payment));
    },
    async askAgain(payment) {
      return (await sent.has(payment.idempotencyKey)) ? answerOrRefusal(() => send(payment)) : null;
    },
    async hearReturn(payment, { redirectResult = '' }) {
      if (redirectResult === '' || redirectResult.length > LONGEST_RESULT) return null;
      return finish(payment, redirectResult);
    },
    giveBack: (reference, key) => modify('reversals', reference, key, {}),
    refund: (reference, amount, key) => modify('refunds', reference, key, { amount }),
    async applePaySession({ displayName, domainName, merchantIdentifier: own }) {
      const body = {
        merchantIdentifier: own ?? merchantIdentifier,
        displayName: displayName.slice(0, 64),
        domainName,
      };
      const key = providerKey('session', domainName, randomBytes(16).toString('hex'));
      return (await system.ask(request('/applePay/sessions', key, body), session)).data;
    },
    readNews: (body) => readNotification(body, hmacKey),
    cardField: cardFieldAt(cardPageUrl, gateway),
  };
}

class Refused extends Error {
  readonly reference: string;

  constructor(reference: string, reason: string) {
    super(reason);
    this.reference = reference;
  }
}

async function answerOrRefusal(ask: () => Promise<PaymentAnswer>): Promise<PaymentAnswer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { kind: 'refused', reference: error.reference, reason: error.message };
  }
}

/** A lost answer is no answer; a request that was not accepted moved nothing; a wrong key is for us to mend. */
function readFault(error: unknown): Error | null {
  if (!(error instanceof OutsideSystemError)) return null;
  if (error.isPassing || error.statusText === 'answer not understood') {
    return new NoAnswer(error.message, { cause: error });
  }
  if (error.status !== 422) return null;
  const said = v.safeParse(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.looseObject({ errorCode: v.string(), pspReference: v.optional(v.string(), '') }),
    ),
    error.body,
  );
  // Somebody else is asking with the same key at this moment, and will hear the answer.
  if (said.success && said.output.errorCode === '704') return new NoAnswer(error.message, { cause: error });
  return new Refused(said.success ? said.output.pspReference : '', error.message);
}

function cardFieldAt(pageUrl: string | undefined, gateway: Gateway): CardField {
  const system = gateway.system({ name: 'Card page', timeoutMs: 5000 });
  return {
    open() {
      const id = randomBytes(16).toString('hex');
      return { session: id, url: pageUrl ? `${pageUrl}/${id}` : 'about:blank' };
    },
    async read(id) {
      if (!pageUrl || !/^[0-9a-f]{32}$/.test(id)) return null;
      const request = { url: `${pageUrl}/${id}`, headers: { accept: 'application/json' }, accepts: [404] };
      const answer = await system.call(request);
      return answer.status === 404 ? null : v.parse(card, JSON.parse(answer.body));
    },
  };
}
