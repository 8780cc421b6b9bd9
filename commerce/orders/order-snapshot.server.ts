import type { CustomFieldLabel } from '#commerce/catalogue/custom-field-labels.ts';
import type { Address } from '#commerce/customers/address.ts';
import type { Picture } from '#commerce/media/picture.ts';
import type { TaxLine, TaxTreatment } from '#commerce/tax/compute-tax.ts';

/** An order as it was agreed: names, pictures and prices do not follow later changes of the catalogue. */
export interface OrderSnapshot {
  brandSlug: string;
  brandName: string;
  locale: string;
  /** URL of the storefront in the shopper's language. */
  home: string;
  email: string;
  customerId: string | null;
  sessionId: string | null;
  shippingAddress: Address;
  billingAddress: Address;
  delivery: {
    id: string;
    name: string;
    price: number;
    estimatedDate: string | null;
    taxes?: TaxLine[];
  };
  lines: OrderSnapshotLine[];
  subTotal: number;
  discounts: {
    promotionId: string;
    name: string;
    texts?: readonly { language: string; name: string }[];
    amount: number;
  }[];
  /** Every offer that the order uses, also those for delivery and gifts; absent in orders from before uses were counted. */
  offers?: { promotionId: string; ownCode: string | null }[];
  total: number;
  /** Who sold it; absent in orders from before invoices. */
  seller?: { name: string; address: string[]; taxNumber: string | null };
  /** Absent in orders from before tax was stored. */
  tax?: { treatment: TaxTreatment; total: number };
  currency: string;
  rewardsPoints: number;
  card: { brand: string; lastFour: string } | null;
  loudcrowdAnonId: string | null;
  /** Query id of the search that led to a line, by line id; only for shoppers who consented to analytics. */
  searchAttribution?: Record<string, string>;
  /** Days within which the order can be returned, as agreed when it was placed. */
  returnDays?: number;
}

export interface OrderSnapshotLine {
  lineId: string;
  sku: string;
  productId: string;
  productKey: string;
  slug: string;
  /** As the shopper read it. */
  name: string;
  /** As staff know it; left out where it is the same. */
  catalogueName?: string;
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
  taxes?: TaxLine[];
  customFields: Record<string, string>;
  customFieldLabels?: CustomFieldLabel[];
  isSubscription: boolean;
  isPremier: boolean;
  preorderUntil: string | null;
  /** A gift with purchase: free, and not part of returns. */
  isGift?: boolean;
  /** As agreed when the order was placed. */
  isReturnable?: boolean;
}
