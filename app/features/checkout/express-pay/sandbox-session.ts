import type { WalletContact } from '#commerce/checkout/apple-pay/contact.ts';
import type {
  AppleLineItem,
  ApplePayRequest,
  AppleShippingMethod,
} from '#commerce/checkout/apple-pay/request.ts';
import {
  type ContactUpdate,
  type SheetUpdate,
  STATUS_SUCCESS,
  type WalletPayment,
  type WalletSession,
} from './apple-pay-session.ts';

type Phase =
  | 'idle'
  | 'validating'
  | 'active'
  | 'contact'
  | 'method'
  | 'authorising'
  | 'done'
  | 'failed'
  | 'cancelled';

/** The state of the sheet. */
export interface SheetView {
  phase: Phase;
  total: AppleLineItem;
  lineItems: AppleLineItem[];
  methods: AppleShippingMethod[];
  methodId: string | null;
  errors: { message: string }[];
}

const VALIDATION_URL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
const SESSION_MEMBERS = [
  'merchantIdentifier',
  'merchantSessionIdentifier',
  'nonce',
  'domainName',
  'epochTimestamp',
  'signature',
];

/**
 * A wallet for browsers without one, and for tests: the same handlers, the same order of steps, the same error when a step
 * is completed at the wrong time.
 */
export class SandboxSession implements WalletSession {
  onvalidatemerchant: WalletSession['onvalidatemerchant'] = null;
  onshippingcontactselected: WalletSession['onshippingcontactselected'] = null;
  onshippingmethodselected: WalletSession['onshippingmethodselected'] = null;
  onpaymentauthorized: WalletSession['onpaymentauthorized'] = null;
  oncancel: WalletSession['oncancel'] = null;
  view: SheetView;
  readonly #onChange: (view: SheetView) => void;

  constructor(
    request: Pick<ApplePayRequest, 'total' | 'lineItems'>,
    onChange: (view: SheetView) => void = () => {},
  ) {
    this.#onChange = onChange;
    this.view = {
      phase: 'idle',
      total: request.total,
      lineItems: request.lineItems,
      methods: [],
      methodId: null,
      errors: [],
    };
  }

  begin(): void {
    this.#expect('idle');
    this.#show({ phase: 'validating' });
    queueMicrotask(() => this.onvalidatemerchant?.({ validationURL: VALIDATION_URL }));
  }

  abort(): void {
    this.#show({ phase: 'failed' });
  }

  completeMerchantValidation(merchantSession: unknown): void {
    this.#expect('validating');
    const members = merchantSession as Record<string, unknown> | null;
    if (!SESSION_MEMBERS.every((name) => members?.[name] !== undefined)) {
      throw new DOMException('The merchant session is incomplete.', 'InvalidAccessError');
    }
    this.#show({ phase: 'active' });
  }

  completeShippingContactSelection({
    newTotal,
    newLineItems,
    newShippingMethods,
    errors,
  }: ContactUpdate): void {
    this.#expect('contact');
    this.#show({
      phase: 'active',
      total: newTotal,
      lineItems: newLineItems,
      methods: newShippingMethods,
      methodId: newShippingMethods[0]?.identifier ?? null,
      errors: (errors ?? []) as { message: string }[],
    });
  }

  completeShippingMethodSelection({ newTotal, newLineItems }: SheetUpdate): void {
    this.#expect('method');
    this.#show({ phase: 'active', total: newTotal, lineItems: newLineItems });
  }

  completePayment({ status, errors }: { status: number; errors?: unknown[] }): void {
    this.#expect('authorising');
    if (status === STATUS_SUCCESS) this.#show({ phase: 'done', errors: [] });
    else if (errors?.length) this.#show({ phase: 'active', errors: errors as { message: string }[] });
    else this.#show({ phase: 'failed' });
  }

  /** The shopper chooses a contact. Before authorisation a wallet hides most of it. */
  selectContact(contact: WalletContact): void {
    this.#expect('active');
    // Errors stay until the update has come: the sheet must not move under the pointer.
    this.#show({ phase: 'contact' });
    const { locality, administrativeArea, postalCode = '', country, countryCode } = contact;
    const isCut = ['GB', 'CA'].includes((countryCode ?? '').toUpperCase());
    const shown = isCut ? postalCode.slice(0, 3) : postalCode;
    this.onshippingcontactselected?.({
      shippingContact: { locality, administrativeArea, postalCode: shown, country, countryCode },
    });
  }

  selectMethod(identifier: string): void {
    this.#expect('active');
    const shippingMethod = this.view.methods.find((method) => method.identifier === identifier);
    if (!shippingMethod) return;
    this.#show({ phase: 'method', methodId: identifier });
    this.onshippingmethodselected?.({ shippingMethod });
  }

  authorise(payment: WalletPayment): void {
    this.#expect('active');
    this.#show({ phase: 'authorising', errors: [] });
    this.onpaymentauthorized?.({ payment });
  }

  cancel(): void {
    if (['done', 'failed', 'cancelled'].includes(this.view.phase)) return;
    this.#show({ phase: 'cancelled' });
    this.oncancel?.();
  }

  #expect(phase: Phase): void {
    if (this.view.phase !== phase) {
      throw new DOMException(`The sheet is ${this.view.phase}, not ${phase}.`, 'InvalidAccessError');
    }
  }

  #show(change: Partial<SheetView>): void {
    this.view = { ...this.view, ...change };
    this.#onChange(this.view);
  }
}

/** A payment token in the wallet's format; the embedded provider reads the wanted outcome from it. */
export function sandboxToken(behaviour: string, transactionId: string): WalletPayment['token'] {
  return {
    paymentData: {
      version: 'EC_v1',
      data: `sandbox:${behaviour}`,
      signature: 'sandbox',
      header: { ephemeralPublicKey: '', publicKeyHash: '', transactionId },
    },
  };
}
