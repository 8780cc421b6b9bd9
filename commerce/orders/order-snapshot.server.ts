import type { Address } from '#commerce/customers/address.ts';
import type { Picture } from '#commerce/media/picture.ts';

/** An order as it was agreed: names, pictures and prices of that moment, whatever the catalogue says later. */
export interface OrderSnapshot {
  brandSlug: string;
  brandName: string;
  locale: string;
  /** Where the shop is, with the shopper's language. */
  home: string;
  email: string;
  customerId: string | null;
  sessionId: string | null;
  shippingAddress: Address;
  billingAddress: Address;
  delivery: { id: string; name: string; price: number; estimatedDate: string | null };
  lines: OrderSnapshotLine[];
  subTotal: number;
  discounts: { promotionId: string; name: string; amount: number }[];
  total: number;
  currency: string;
  rewardsPoints: number;
  card: { brand: string; lastFour: string } | null;
  loudcrowdAnonId: string | null;
  /** Which search had found a line, by its id; only for shoppers who let us learn from what they do. */
  foundBy?: Record<string, string>;
  /** Days to send something back, as agreed on the day. */
  returnDays?: number;
}

export interface OrderSnapshotLine {
  lineId: string;
  sku: string;
  productId: string;
  productKey: string;
  slug: string;
  name: string;
  brand: string;
  colour: string;
  colourLabel: string;
  size: string;
  picture: Picture | null;
  quantity: number;
  unitPrice: number;
  wasUnitPrice: number | null;
  discount: number;
  net: number;
  customFields: Record<string, string>;
  isSubscription: boolean;
  isPremier: boolean;
  preorderUntil: string | null;
  /** As agreed on the day: made to order and sealed goods stay sold. */
  isReturnable?: boolean;
}
