import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** What one shown advertisement is known by: nobody can make one up, and it tells nothing of the shopper. */
export interface AdToken {
  campaignId: string;
  productKey: string;
  shownAt: Date;
}

const VALID_MS = 24 * 3_600_000;

export function writeAdToken(key: Buffer, { campaignId, productKey, shownAt }: AdToken): string {
  const said = [campaignId, productKey, shownAt.getTime().toString(36), randomUUID()];
  const body = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${body}.${sign(key, body)}`;
}

/** Null for anything we did not write, and for what was shown more than a day ago. */
export function readAdToken(key: Buffer, token: string, now: Date): AdToken | null {
  const [body = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(key, body));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const [campaignId, productKey, at] = JSON.parse(Buffer.from(body, 'base64url').toString()) as string[];
  const shownAt = new Date(Number.parseInt(at!, 36));
  const age = now.getTime() - shownAt.getTime();
  return age >= 0 && age < VALID_MS ? { campaignId: campaignId!, productKey: productKey!, shownAt } : null;
}

function sign(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url').slice(0, 22);
}
