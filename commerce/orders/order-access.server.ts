import { timingSafeEqual } from 'node:crypto';

/** Who asks to see an order. Only whoever placed it, or holds the key from the letter, finds it. */
export interface OrderViewer {
  customerId: string | null;
  sessionId: string | null;
  key: string | null;
}

interface OwnedOrder {
  customerId: string | null;
  sessionId: string | null;
  accessKey: string;
}

export function maySee(order: OwnedOrder, { customerId, sessionId, key }: OrderViewer): boolean {
  if (order.customerId !== null && order.customerId === customerId) return true;
  if (order.sessionId !== null && order.sessionId === sessionId) return true;
  if (!key) return false;
  const [known, given] = [Buffer.from(order.accessKey), Buffer.from(key)];
  return known.length === given.length && timingSafeEqual(known, given);
}
