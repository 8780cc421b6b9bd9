import { randomBytes, randomUUID } from 'node:crypto';
import type { ApplePayShop } from '../provider.ts';
import type { CardBehaviour } from './test-cards.ts';

const PLAYED: readonly CardBehaviour[] = ['refuse', 'answer-late', 'stay-silent', 'pend'];

/** The sandbox sheet writes what should happen where a real wallet puts its cipher text. */
export function walletBehaviour(token: string): CardBehaviour {
  try {
    const paymentData = JSON.parse(Buffer.from(token, 'base64').toString()) as { data?: unknown };
    const asked = /^sandbox:(\S+)$/.exec(String(paymentData.data ?? ''))?.[1];
    return PLAYED.find((behaviour) => behaviour === asked) ?? 'authorise';
  } catch {
    return 'refuse';
  }
}

/** A merchant session with all that a sheet looks for, as base64. */
export function merchantSession({ displayName, domainName }: ApplePayShop, now: Date): string {
  const session = {
    epochTimestamp: now.getTime(),
    expiresAt: now.getTime() + 5 * 60_000,
    merchantSessionIdentifier: randomUUID(),
    nonce: randomBytes(8).toString('hex'),
    merchantIdentifier: 'merchant.sandbox',
    domainName,
    displayName,
    signature: randomBytes(32).toString('hex'),
  };
  return Buffer.from(JSON.stringify(session)).toString('base64');
}
