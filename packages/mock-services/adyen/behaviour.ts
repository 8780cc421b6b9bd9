import { TEST_CARDS } from '../../../commerce/payments/sandbox/test-cards.ts';
import { type PaymentBody, readToken } from './checks.ts';

export type Behaviour = 'authorise' | 'refuse' | 'challenge' | 'respond-late' | 'stay-silent' | 'pend';

const BY_CODE: Record<string, Behaviour> = { '1': 'authorise', '2': 'refuse', '12': 'refuse', '13': 'pend' };

/** Decides by test card, by Adyen's test parameter, or by the plain text in the token of the sandbox wallet. */
export function behaviourOf({ paymentMethod, additionalData }: PaymentBody): Behaviour {
  const code = additionalData?.RequestedTestAcquirerResponseCode;
  if (code !== undefined) return BY_CODE[String(code)] ?? 'refuse';
  if (paymentMethod?.type === 'applepay') {
    const written = /^sandbox:(\S+)$/.exec(String(readToken(paymentMethod.applePayToken)?.data ?? ''))?.[1];
    return TEST_CARDS.find(({ behaviour }) => behaviour === written)?.behaviour ?? 'authorise';
  }
  // In Adyen's test environment a card number may be sent unencrypted with the prefix `test_`.
  const number = String(paymentMethod?.encryptedCardNumber).replace(/^test_/, '');
  return TEST_CARDS.find((card) => card.number === number)?.behaviour ?? 'authorise';
}
