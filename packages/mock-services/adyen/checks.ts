/** A refusal with Adyen's error codes and messages. */
export interface Refusal {
  status: number;
  errorCode: string;
  message: string;
  errorType: 'validation' | 'security' | 'configuration';
}

export interface PaymentBody {
  merchantAccount?: unknown;
  reference?: unknown;
  amount?: { value?: unknown; currency?: unknown };
  paymentMethod?: Record<string, unknown>;
  returnUrl?: unknown;
  additionalData?: Record<string, unknown>;
  billingAddress?: Record<string, unknown>;
  deliveryAddress?: Record<string, unknown>;
}

const invalid = (errorCode: string, message: string): Refusal => ({
  status: 422,
  errorCode,
  message,
  errorType: 'validation',
});
const ADDRESS_FIELDS = ['city', 'country', 'houseNumberOrName', 'postalCode', 'street'];

export function refusePayment(body: PaymentBody): Refusal | null {
  const { amount, paymentMethod, reference, returnUrl } = body;
  if (!Number.isInteger(amount?.value) || Number(amount?.value) < 0)
    return invalid('100', 'No amount specified');
  if (!/^[A-Z]{3}$/.test(String(amount?.currency))) return invalid('138', 'Currency is not supported');
  if (typeof reference !== 'string' || reference === '' || reference.length > 80) {
    return invalid('130', "Required field 'reference' is not provided.");
  }
  if (typeof returnUrl !== 'string' || returnUrl === '') return invalid('14_030', 'Return URL is missing.');
  for (const address of [body.billingAddress, body.deliveryAddress]) {
    const fault = address && checkAddress(address);
    if (fault) return fault;
  }
  if (paymentMethod?.type === 'applepay') return refuseToken(paymentMethod.applePayToken);
  if (paymentMethod?.type === 'scheme') {
    const isComplete = ['encryptedCardNumber', 'encryptedExpiryMonth', 'encryptedExpiryYear'].every(
      (name) => typeof paymentMethod[name] === 'string',
    );
    return isComplete ? null : invalid('14_012', 'The provided SDK token could not be parsed.');
  }
  return {
    status: 500,
    errorCode: '905',
    message: 'Payment details are not supported',
    errorType: 'configuration',
  };
}

function checkAddress(address: Record<string, unknown>): Refusal | null {
  for (const field of ADDRESS_FIELDS) {
    if (typeof address[field] !== 'string' || address[field] === '') {
      return invalid('127', `Required field '${field}' is not provided.`);
    }
  }
  if (String(address.postalCode).length > 10) return invalid('112', "Field 'postalCode' is not valid.");
  if (String(address.stateOrProvince ?? '').length > 3)
    return invalid('113', "Field 'stateOrProvince' is not valid.");
  return null;
}

/** The token must be the Base64 of the wallet's payment data. */
function refuseToken(token: unknown): Refusal | null {
  const data = readToken(token);
  const isComplete =
    data?.version === 'EC_v1' &&
    typeof data.data === 'string' &&
    typeof data.signature === 'string' &&
    typeof data.header === 'object';
  return isComplete ? null : invalid('14_004', 'Invalid Apple Pay token');
}

export function readToken(token: unknown): Record<string, unknown> | null {
  try {
    return JSON.parse(Buffer.from(String(token), 'base64').toString()) as Record<string, unknown>;
  } catch {
    return null;
  }
}
