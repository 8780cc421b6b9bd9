import type { WalletContact } from '#commerce/checkout/apple-pay/contact.ts';
import type {
  AppleLineItem,
  ApplePayRequest,
  AppleShippingMethod,
} from '#commerce/checkout/apple-pay/request.ts';
import type { SheetError } from '#commerce/checkout/apple-pay/validate-payment-contacts.ts';

/** The part of the browser's `ApplePaySession` that we use; the sandbox sheet implements it too. */
export interface WalletSession {
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null;
  onshippingcontactselected: ((event: { shippingContact: WalletContact }) => void) | null;
  onshippingmethodselected: ((event: { shippingMethod: AppleShippingMethod }) => void) | null;
  onpaymentauthorized: ((event: { payment: WalletPayment }) => void) | null;
  oncancel: (() => void) | null;
  begin(): void;
  abort(): void;
  completeMerchantValidation(merchantSession: unknown): void;
  completeShippingContactSelection(update: ContactUpdate): void;
  completeShippingMethodSelection(update: SheetUpdate): void;
  completePayment(result: { status: number; errors?: unknown[] }): void;
}

export interface WalletPayment {
  token: { paymentData: unknown };
  shippingContact?: WalletContact;
  billingContact?: WalletContact;
}

export interface SheetUpdate {
  newTotal: AppleLineItem;
  newLineItems: AppleLineItem[];
}

export interface ContactUpdate extends SheetUpdate {
  newShippingMethods: AppleShippingMethod[];
  errors?: unknown[];
}

/** `window.ApplePaySession`, where there is one. */
export interface WalletSessionClass {
  new (version: number, request: ApplePayRequest): WalletSession;
  canMakePayments(): boolean;
  supportsVersion(version: number): boolean;
}

export const STATUS_SUCCESS = 0;
export const STATUS_FAILURE = 1;

interface WindowWithWallet {
  ApplePaySession?: WalletSessionClass;
  ApplePayError?: new (code: string, field?: string, message?: string) => unknown;
}

/** The browser's wallet, if it can pay; on an insecure page `canMakePayments` throws. */
export function findWallet(version: number): WalletSessionClass | null {
  try {
    const wallet = (window as WindowWithWallet).ApplePaySession;
    return wallet?.supportsVersion(version) && wallet.canMakePayments() ? wallet : null;
  } catch {
    return null;
  }
}

/** The error object that marks a field in the sheet. */
export function toWalletError(error: SheetError): unknown {
  const Native = (window as WindowWithWallet).ApplePayError;
  return Native ? new Native(error.code, error.contactField, error.message) : error;
}
