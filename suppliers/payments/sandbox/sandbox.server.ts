import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import {
  type ApplePayShop,
  type CardToken,
  NoAnswer,
  type PaymentAnswer,
  type PaymentProvider,
  type PaymentRequest,
} from '../contract.ts';
import { type NotificationItem, readNotification, writeNotification } from '../notification.ts';
import { type CardBehaviour, type CardCheck, checkCard, type EnteredCard } from './test-cards.ts';

/** A provider inside the shop: real books, real signatures, no money. */
export interface SandboxPayments extends PaymentProvider {
  /** The card field's own form. The number is looked at here and forgotten. */
  enterCard(session: string, card: EnteredCard): Promise<CardCheck>;
  challenge(reference: string): Promise<SandboxChallenge | null>;
  answerChallenge(reference: string, isApproved: boolean): Promise<SandboxChallenge | null>;
}

export interface SandboxChallenge {
  amount: number;
  currency: string;
  returnUrl: string;
  isOpen: boolean;
}

interface Parts {
  pool: pg.Pool;
  hmacKey: string;
  /** Brings news to the shop, as a request from outside would. */
  deliver: (body: string) => Promise<void>;
  now?: () => Date;
  newsDelayMs?: number;
}

interface PaymentRow {
  reference: string;
  merchant_reference: string;
  amount: number;
  currency: string;
  outcome: 'authorised' | 'refused' | 'pending' | 'challenge';
  return_url: string;
  created_at: Date;
}

const MERCHANT = 'SelvedgeSandbox';
const CHALLENGE_LIFETIME_MS = 15 * 60_000;
const CARD_LIFETIME = '1 hour';

export function createSandboxPayments({
  pool,
  hmacKey,
  deliver,
  now = () => new Date(),
  newsDelayMs = 4_000,
}: Parts): SandboxPayments {
  async function behaviourOf({ method }: PaymentRequest): Promise<CardBehaviour> {
    if (method.type === 'apple-pay') return applePayBehaviour(method.token);
    const { rows } = await pool.query<{ behaviour: CardBehaviour }>(
      'select behaviour from sandbox_card where token = $1',
      [method.token],
    );
    return rows[0]?.behaviour ?? 'refuse';
  }

  /** The first request with a key decides; every later one finds what was decided. */
  async function book(
    request: PaymentRequest,
    behaviour: CardBehaviour,
  ): Promise<{ row: PaymentRow; isNew: boolean }> {
    const outcome =
      { refuse: 'refused', challenge: 'challenge', pend: 'pending' }[behaviour as string] ?? 'authorised';
    const inserted = await pool.query<PaymentRow>(
      `insert into sandbox_payment (reference, idempotency_key, merchant_reference, amount, currency, outcome, return_url, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (idempotency_key) do nothing returning *`,
      [
        newReference(),
        request.idempotencyKey,
        request.merchantReference,
        request.amount.value,
        request.amount.currency,
        outcome,
        request.returnUrl,
        now(),
      ],
    );
    if (inserted.rows[0]) return { row: inserted.rows[0], isNew: true };
    return { row: (await byKey(request.idempotencyKey))!, isNew: false };
  }

  async function byKey(key: string): Promise<PaymentRow | null> {
    const { rows } = await pool.query<PaymentRow>(
      'select * from sandbox_payment where idempotency_key = $1',
      [key],
    );
    return rows[0] ?? null;
  }

  async function byReference(reference: string): Promise<PaymentRow | null> {
    const { rows } = await pool.query<PaymentRow>('select * from sandbox_payment where reference = $1', [
      reference,
    ]);
    return rows[0] ?? null;
  }

  async function decide(
    reference: string,
    outcome: 'authorised' | 'refused',
    from: string,
  ): Promise<boolean> {
    const { rowCount } = await pool.query(
      'update sandbox_payment set outcome = $2 where reference = $1 and outcome = $3',
      [reference, outcome, from],
    );
    return (rowCount ?? 0) > 0;
  }

  async function tell(
    row: PaymentRow,
    news: Pick<NotificationItem, 'eventCode'> & Partial<NotificationItem>,
  ) {
    const item: NotificationItem = {
      success: 'true',
      eventDate: now().toISOString(),
      pspReference: row.reference,
      merchantAccountCode: MERCHANT,
      merchantReference: row.merchant_reference,
      amount: { value: row.amount, currency: row.currency },
      ...news,
    };
    await deliver(writeNotification([item], hmacKey)).catch(() => {});
  }

  /** Writes down money that goes back: once for a key, never more than came. Without an amount, all that is left. */
  async function sendBack(reference: string, key: string, asked: number | null): Promise<void> {
    const client = await pool.connect();
    let news: { row: PaymentRow; amount: number } | null = null;
    try {
      await client.query('begin');
      const { rows } = await client.query<PaymentRow>(
        'select * from sandbox_payment where reference = $1 for update',
        [reference],
      );
      const row = rows[0];
      if (!row) throw new Error(`The sandbox knows no payment ${reference}.`);
      const { rows: sent } = await client.query<{ idempotency_key: string; amount: number }>(
        'select idempotency_key, amount from sandbox_refund where reference = $1',
        [reference],
      );
      const left = row.amount - sent.reduce((sum, refund) => sum + refund.amount, 0);
      const amount = asked ?? left;
      if (amount > left) throw new Error(`Only ${left} of payment ${reference} is left to give back.`);
      if (amount > 0 && !sent.some((refund) => refund.idempotency_key === key)) {
        await client.query(
          'insert into sandbox_refund (reference, idempotency_key, amount) values ($1, $2, $3)',
          [reference, key, amount],
        );
        news = { row, amount };
      }
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
    if (!news) return;
    await tell(news.row, {
      eventCode: asked === null ? 'CANCEL_OR_REFUND' : 'REFUND',
      pspReference: newReference(),
      originalReference: reference,
      amount: { value: news.amount, currency: news.row.currency },
    });
  }

  function tellLater(row: PaymentRow): void {
    const timer = setTimeout(async () => {
      if (row.outcome === 'pending') await decide(row.reference, 'authorised', 'pending');
      await tell(row, { eventCode: 'AUTHORISATION' });
    }, newsDelayMs);
    timer.unref();
  }

  async function answerFor(row: PaymentRow): Promise<PaymentAnswer> {
    const { reference } = row;
    const isStale = now().getTime() - row.created_at.getTime() > CHALLENGE_LIFETIME_MS;
    if (row.outcome === 'challenge' && isStale) {
      await decide(reference, 'refused', 'challenge');
      return { kind: 'refused', reference, reason: 'challenge expired' };
    }
    switch (row.outcome) {
      case 'authorised':
      case 'pending':
        return { kind: row.outcome, reference };
      case 'refused':
        return { kind: 'refused', reference, reason: 'refused by the test card' };
      case 'challenge':
        return { kind: 'challenge', reference, url: `/sandbox-payments/challenge/${reference}` };
    }
  }

  return {
    name: 'sandbox',
    methods: () => [
      { type: 'card', psp: 'sandbox', adyenConfigKey: 'sandbox-card' },
      { type: 'applepay', psp: 'sandbox', adyenConfigKey: 'sandbox-applepay' },
    ],

    async pay(request) {
      const behaviour = await behaviourOf(request);
      const { row, isNew } = await book(request, behaviour);
      if (isNew && (behaviour === 'answer-late' || behaviour === 'pend')) tellLater(row);
      if (behaviour === 'answer-late' || behaviour === 'stay-silent')
        throw new NoAnswer('the sandbox keeps silent');
      return answerFor(row);
    },

    async askAgain({ idempotencyKey }) {
      const row = await byKey(idempotencyKey);
      return row && answerFor(row);
    },

    giveBack: (reference, key) => sendBack(reference, key, null),
    refund: (reference, { value }, key) => sendBack(reference, key, value),

    applePaySession: async (shop) =>
      Buffer.from(JSON.stringify(merchantSession(shop, now()))).toString('base64'),

    readNews: (body) => readNotification(body, hmacKey),

    cardField: {
      open() {
        const session = randomBytes(16).toString('hex');
        return { session, url: `/sandbox-payments/card/${session}` };
      },
      async read(session) {
        const { rows } = await pool.query<CardToken>(
          `select token, brand, last_four as "lastFour" from sandbox_card
           where field_session = $1 and created_at > now() - interval '${CARD_LIFETIME}'`,
          [session],
        );
        return rows[0] ?? null;
      },
    },

    async enterCard(session, card) {
      const check = checkCard(card, now());
      if (!check.valid) return check;
      await pool.query(
        `insert into sandbox_card (token, field_session, brand, last_four, behaviour) values ($1, $2, $3, $4, $5)
         on conflict (field_session) do update set token = excluded.token, brand = excluded.brand,
           last_four = excluded.last_four, behaviour = excluded.behaviour, created_at = now()`,
        [`tok_${randomUUID()}`, session, check.brand, check.lastFour, check.behaviour],
      );
      return check;
    },

    /** The embedded bank writes its answer into the books itself; the shopper carries none. */
    hearReturn: async () => null,

    async challenge(reference) {
      const row = await byReference(reference);
      return row && toChallenge(row);
    },

    async answerChallenge(reference, isApproved) {
      const row = await byReference(reference);
      if (!row) return null;
      if (await decide(reference, isApproved ? 'authorised' : 'refused', 'challenge')) {
        await tell(row, { eventCode: 'AUTHORISATION', success: String(isApproved) });
      }
      return toChallenge(row);
    },
  };
}

function newReference(): string {
  return `SBX${randomBytes(8).toString('hex').toUpperCase()}`;
}

function toChallenge(row: PaymentRow): SandboxChallenge {
  return {
    amount: row.amount,
    currency: row.currency,
    returnUrl: row.return_url,
    isOpen: row.outcome === 'challenge',
  };
}

/** The sandbox sheet writes what should happen where a real wallet puts its cipher text. */
function applePayBehaviour(token: string): CardBehaviour {
  try {
    const paymentData = JSON.parse(Buffer.from(token, 'base64').toString()) as { data?: unknown };
    const asked = /^sandbox:(\S+)$/.exec(String(paymentData.data ?? ''))?.[1];
    const known: CardBehaviour[] = ['refuse', 'answer-late', 'stay-silent', 'pend'];
    return known.find((behaviour) => behaviour === asked) ?? 'authorise';
  } catch {
    return 'refuse';
  }
}

function merchantSession({ displayName, domainName }: ApplePayShop, now: Date) {
  return {
    epochTimestamp: now.getTime(),
    expiresAt: now.getTime() + 5 * 60_000,
    merchantSessionIdentifier: randomUUID(),
    nonce: randomBytes(8).toString('hex'),
    merchantIdentifier: 'merchant.sandbox',
    domainName,
    displayName,
    signature: randomBytes(32).toString('hex'),
  };
}
