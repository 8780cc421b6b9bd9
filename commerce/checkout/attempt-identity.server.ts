import { createHash } from 'node:crypto';
import type { AttemptOwner, Submission } from './checkout.server.ts';

/** Whether it is theirs: a customer's is theirs on every device, a guest's only where they began. */
export function isOwner(snapshot: AttemptOwner, owner: AttemptOwner): boolean {
  if (snapshot.customerId) return snapshot.customerId === owner.customerId;
  return snapshot.sessionId !== null && snapshot.sessionId === owner.sessionId;
}

export function purchaseKey(cartId: string, token: string): string {
  return createHash('sha256').update(`${cartId}:${token}`).digest('base64url');
}

/** The same submission always has the same; another one under its key is a mistake. */
export function fingerprintOf({ owner, cartId, method, paymentToken, expectedTotal }: Submission): string {
  const asked = [owner.customerId, owner.sessionId, cartId, method, paymentToken, expectedTotal];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}
