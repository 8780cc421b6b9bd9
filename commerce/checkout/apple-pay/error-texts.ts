/** The texts of the error catalogue, by the step that fails. */
export const APPLE_PAY_ERRORS = {
  cartUnavailable: 'Cart is not available for Apple Pay',
  paymentDataFailed: 'Failed to retrieve payment data',
  noSessionData: 'No session data received',
  couldNotInitialise: 'Could not initialise Apple Pay payment',
  countryNotServed: 'Unfortunately, we do not ship to this country.',
  shippingMethodsFailed: 'Failed to retrieve shipping methods',
  couldNotSelectContact: 'Could not select shipping contact',
  addShippingMethodFailed: 'Failed to add shipping method',
  couldNotSelectMethod: 'Could not select shipping method',
  emailFailed: 'Failed to update email address',
  shippingAddressFailed: 'Failed to update shipping address',
  billingAddressFailed: 'Failed to update billing address',
  couldNotFinalise: 'Could not finalise Apple Pay payment',
} as const;

export function initialisationFailed(status: number, text: string): string {
  return `Payment initialization failed: ${status} - ${text}`;
}

export const PLACE_NOT_SERVED_ERROR = 'Unfortunately, we cannot deliver this to your address.';

/** The server's error when the total of the basket is no longer what the shopper authorised. */
export const TOTAL_UPDATED_ERROR = 'Your total has updated. Please check your basket and try again.';

/** Whether the page must load its data again after this error. */
export function shouldRevalidate(message: string): boolean {
  return message.toLowerCase().includes('total has updated');
}
