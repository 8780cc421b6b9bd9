import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** The signed id of one shown ad; it cannot be forged and contains nothing about the shopper. */
export interface AdToken {
  campaignId: string;
  productKey: string;
  shownAt: Date;
}

const VALID_MS = 24 * 3_600_000;

export function writeAdToken(key: Buffer, { campaignId, productKey, shownAt }: AdToken): string {
  const parts = [campaignId, productKey, shownAt.getTime().toString(36), randomUUID()];
  const body = Buffer.from(JSON.stringify(parts)).toString('base64url');
  return `${body}.${sign(key, body)}`;
}

/** Null for a wrong signature, and for an ad that was shown more than a day ago. */
export function readAdToken(key: Buffer, token: string, now: Date): AdToken | null {
  const [body = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(key, body));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const [campaignId = '', productKey = '', at = ''] = JSON.parse(
    Buffer.from(body, 'base64url').toString(),
  ) as string[];
  const shownAt = new Date(Number.parseInt(at, 36));
  const age = now.getTime() - shownAt.getTime();
  return age >= 0 && age < VALID_MS ? { campaignId, productKey, shownAt } : null;
}

function sign(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url').slice(0, 22);
}
