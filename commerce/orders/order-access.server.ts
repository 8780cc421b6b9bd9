import { timingSafeEqual } from 'node:crypto';

/** Who asks to see an order: the customer or session that placed it, or a holder of the key from the order email. */
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
  const [expected, actual] = [Buffer.from(order.accessKey), Buffer.from(key)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
