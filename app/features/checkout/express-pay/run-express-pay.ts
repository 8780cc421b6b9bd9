import { checkSelectedContact, type WalletContact } from '#commerce/checkout/apple-pay/contact.ts';
import {
  APPLE_PAY_ERRORS,
  PLACE_NOT_SERVED_ERROR,
  shouldRevalidate,
} from '#commerce/checkout/apple-pay/error-texts.ts';
import {
  describeSheetTotals,
  type SheetTotals,
  toAppleShippingMethods,
} from '#commerce/checkout/apple-pay/request.ts';
import {
  nextSheetState,
  type SheetEvent,
  type SheetState,
} from '#commerce/checkout/apple-pay/sheet-state.ts';
import {
  type SheetError,
  validatePaymentContacts,
} from '#commerce/checkout/apple-pay/validate-payment-contacts.ts';
import {
  type ContactUpdate,
  STATUS_FAILURE,
  STATUS_SUCCESS,
  toWalletError,
  type WalletPayment,
  type WalletSession,
} from './apple-pay-session.ts';
import {
  type CartTotals,
  chooseShippingMethod,
  createCart,
  ExpressError,
  type ExpressItem,
  fetchPaymentData,
  fetchShippingMethods,
  initialise,
  type PaymentData,
  type SheetPlace,
  submitPayment,
  writeContacts,
} from './express-calls.ts';

export interface ExpressPurchase {
  /** Things to buy by themselves, or the id of the basket to buy as it is. */
  goods: readonly ExpressItem[] | { cartId: string };
  /** What the sheet shows before the server has been called. */
  totals: SheetTotals;
  onSuccess: (redirect: string) => void;
  onFailure: (message: string) => void;
  onCancel: () => void;
  /** The total has changed: the page must load its data again. */
  onTotalUpdated: () => void;
}

/**
 * Drives a wallet's sheet from its opening to the order. `begin` must run in the shopper's click, so the cart is created
 * once the sheet is open. A response that arrives after the sheet has moved on is dropped: completing it would throw.
 */
export function runExpressPay(session: WalletSession, purchase: ExpressPurchase): void {
  let state: SheetState = 'closed';
  let cartId = '';
  let data: PaymentData | null = null;
  let totals = purchase.totals;
  let place: SheetPlace | null = null;

  function advance(event: SheetEvent): boolean {
    const next = nextSheetState(state, event);
    if (next) state = next;
    return next !== null;
  }

  function fail(error: unknown, otherwise: string): void {
    if (!advance('failed')) return;
    const message = error instanceof ExpressError ? error.message : otherwise;
    session.abort();
    purchase.onFailure(message);
    if (shouldRevalidate(message)) purchase.onTotalUpdated();
  }

  function updateTotals(cart: CartTotals): void {
    totals = {
      ...totals,
      subTotal: cart.subTotal.centAmount,
      discount: cart.discount.centAmount,
      delivery: cart.shipping?.price.centAmount ?? null,
      tax: cart.tax && { name: cart.tax.name, amount: cart.tax.centAmount },
    };
  }

  async function validateMerchant(validationURL: string): Promise<void> {
    try {
      const { goods } = purchase;
      cartId = 'cartId' in goods ? goods.cartId : await createCart(goods);
      data = await fetchPaymentData(cartId);
      const [method] = data.paymentMethods;
      if (!method) throw new ExpressError(APPLE_PAY_ERRORS.paymentDataFailed);
      const merchantSession = await initialise(cartId, validationURL, method.psp);
      if (advance('merchant-validated')) session.completeMerchantValidation(merchantSession);
    } catch (error) {
      fail(error, APPLE_PAY_ERRORS.couldNotInitialise);
    }
  }

  async function selectContact(contact: WalletContact): Promise<void> {
    if (!advance('contact-selected')) return;
    try {
      const countries = data?.countries.map(({ countryCode }) => countryCode) ?? [];
      const selection = checkSelectedContact(contact, countries, data?.countryNames);
      let update: ContactUpdate;
      if (selection.kind === 'not-served') update = notServed('country', selection.message);
      else {
        const { postalCode, country: countryCode, region } = selection;
        place = { postalCode, countryCode, region };
        const methods = await fetchShippingMethods(cartId, place);
        const [first] = methods;
        if (first) updateTotals(await chooseShippingMethod(cartId, first.id, place));
        update = first
          ? { ...describeSheetTotals(totals), newShippingMethods: toAppleShippingMethods(methods) }
          : notServed('postalAddress', PLACE_NOT_SERVED_ERROR);
      }
      if (advance('contact-completed')) session.completeShippingContactSelection(update);
    } catch (error) {
      fail(error, APPLE_PAY_ERRORS.couldNotSelectContact);
    }
  }

  function notServed(contactField: SheetError['contactField'], message: string): ContactUpdate {
    const error = toWalletError({ code: 'addressUnserviceable', contactField, message });
    return { ...describeSheetTotals(totals), newShippingMethods: [], errors: [error] };
  }

  async function selectMethod(methodId: string): Promise<void> {
    if (!advance('method-selected')) return;
    try {
      updateTotals(await chooseShippingMethod(cartId, methodId, place));
      const update = describeSheetTotals(totals);
      if (advance('method-completed')) session.completeShippingMethodSelection(update);
    } catch (error) {
      fail(error, APPLE_PAY_ERRORS.couldNotSelectMethod);
    }
  }

  async function authorise(payment: WalletPayment): Promise<void> {
    if (!advance('payment-authorised')) return;
    const countries = data?.countries.map(({ countryCode }) => countryCode) ?? [];
    const contacts = { shipping: payment.shippingContact, billing: payment.billingContact };
    const check = validatePaymentContacts(contacts, countries, data?.countryNames);
    if (!check.valid) {
      // The sheet stays open and marks the field, so that the shopper can try again.
      advance('corrections-requested');
      session.completePayment({ status: STATUS_FAILURE, errors: [toWalletError(check.error)] });
      purchase.onFailure(check.error.message);
      return;
    }
    try {
      await writeContacts(cartId, check);
      const configKey = data?.paymentMethods[0]?.adyenConfigKey ?? '';
      const redirect = await submitPayment(cartId, payment.token.paymentData, configKey);
      // A sheet that was closed meanwhile cannot be completed, but the order is placed and must be shown.
      if (advance('payment-completed')) session.completePayment({ status: STATUS_SUCCESS });
      purchase.onSuccess(redirect);
    } catch (error) {
      if (!advance('failed')) return;
      const message = error instanceof ExpressError ? error.message : APPLE_PAY_ERRORS.couldNotFinalise;
      session.completePayment({ status: STATUS_FAILURE });
      purchase.onFailure(message);
      if (shouldRevalidate(message)) purchase.onTotalUpdated();
    }
  }

  session.onvalidatemerchant = ({ validationURL }) => void validateMerchant(validationURL);
  session.onshippingcontactselected = ({ shippingContact }) => void selectContact(shippingContact);
  session.onshippingmethodselected = ({ shippingMethod }) => void selectMethod(shippingMethod.identifier);
  session.onpaymentauthorized = ({ payment }) => void authorise(payment);
  session.oncancel = () => {
    if (advance('cancelled')) purchase.onCancel();
  };
  advance('begun');
  session.begin();
}
