import type { Address } from '#commerce/customers/address.ts';
import type { ReceivedPiece } from './fulfilment.ts';
import type { ReturnedPiece } from './return-request.ts';

export type OrderActor = 'staff' | 'customer' | 'system';

/** Everything that is written into the timeline of an order. */
export const ORDER_ACTIONS = [
  'note',
  'pay',
  'ship',
  'deliver',
  'cancel',
  'change-address',
  'refund',
  'refund-done',
  'request-return',
  'receive-return',
  'close-return',
  'return-refunded',
  'resend-email',
  'check-payment',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** What an action was about; each action fills what it needs. */
export interface EventDetail {
  text?: string;
  pieces?: ReturnedPiece[];
  received?: ReceivedPiece[];
  amount?: number;
  reason?: string;
  carrier?: string;
  trackingNumber?: string;
  before?: Address;
  after?: Address;
  /** The shipment, refund, return or email. */
  subject?: string;
}
