import { DEFAULT_CURRENCY, toDecimal } from '#commerce/pricing/format-money.ts';

export const APPLE_PAY_VERSION = 3;
const DEFAULT_COUNTRY = 'GB';
const SUPPORTED_NETWORKS = ['amex', 'visa', 'masterCard'] as const;
const MERCHANT_CAPABILITIES = ['supports3DS'] as const;

export interface AppleLineItem {
  label: string;
  amount: string;
  type: 'final' | 'pending';
}

export interface AppleShippingMethod {
  identifier: string;
  label: string;
  detail: string;
  amount: string;
}

export interface ApplePayRequest {
  countryCode: string;
  currencyCode: string;
  supportedNetworks: readonly string[];
  merchantCapabilities: readonly string[];
  total: AppleLineItem;
  lineItems: AppleLineItem[];
  requiredShippingContactFields: readonly string[];
  requiredBillingContactFields: readonly string[];
  shippingType: 'shipping';
}

export interface ShippingMethod {
  id: string;
  name: string;
  price: { centAmount: number; currencyCode?: string };
  description: string;
}

export interface SheetTotals {
  shopName: string;
  currencyCode?: string;
  subTotal: number;
  discount: number;
  /** Null until a delivery method is known; the total is then still pending. */
  delivery: number | null;
  /** Where prices do not include it. */
  tax?: { name: string; amount: number } | null;
  labels: { subTotal: string; discount: string; delivery: string };
}

/** Apple's amounts are strings; ours are minor units. No float is used, so no digit can change. */
export function formatAppleAmount(centAmount: number, currencyCode: string = DEFAULT_CURRENCY): string {
  if (!Number.isSafeInteger(centAmount))
    throw new RangeError('An Apple Pay amount must be whole minor units');
  return toDecimal({ centAmount, currencyCode });
}

/** The total and the line items, which every update of the sheet must contain. */
export function describeSheetTotals(totals: SheetTotals): {
  newTotal: AppleLineItem;
  newLineItems: AppleLineItem[];
} {
  const line = (label: string, amount: number): AppleLineItem => ({
    label,
    amount: formatAppleAmount(amount, totals.currencyCode),
    type: 'final',
  });
  const newLineItems = [line(totals.labels.subTotal, totals.subTotal)];
  if (totals.discount > 0) newLineItems.push(line(totals.labels.discount, -totals.discount));
  if (totals.delivery !== null) newLineItems.push(line(totals.labels.delivery, totals.delivery));
  if (totals.tax) newLineItems.push(line(totals.tax.name, totals.tax.amount));
  const sum = totals.subTotal - totals.discount + (totals.delivery ?? 0) + (totals.tax?.amount ?? 0);
  return {
    newTotal: {
      label: totals.shopName,
      amount: formatAppleAmount(sum, totals.currencyCode),
      type: totals.delivery === null ? 'pending' : 'final',
    },
    newLineItems,
  };
}

export function buildApplePayRequest(
  totals: SheetTotals,
  place: { countryCode?: string; currencyCode?: string } = {},
): ApplePayRequest {
  const { newTotal, newLineItems } = describeSheetTotals(totals);
  return {
    countryCode: place.countryCode ?? DEFAULT_COUNTRY,
    currencyCode: place.currencyCode ?? DEFAULT_CURRENCY,
    supportedNetworks: SUPPORTED_NETWORKS,
    merchantCapabilities: MERCHANT_CAPABILITIES,
    total: newTotal,
    lineItems: newLineItems,
    requiredShippingContactFields: ['postalAddress', 'name', 'phone', 'email'],
    requiredBillingContactFields: ['postalAddress', 'name'],
    shippingType: 'shipping',
  };
}

/** All four members are required by the sheet, an empty detail included. */
export function toAppleShippingMethods(methods: readonly ShippingMethod[]): AppleShippingMethod[] {
  return methods.map((method) => ({
    identifier: method.id,
    label: method.name,
    detail: method.description,
    amount: formatAppleAmount(method.price.centAmount, method.price.currencyCode),
  }));
}
