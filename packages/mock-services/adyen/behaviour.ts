import { TEST_CARDS } from '../../../commerce/payments/sandbox/test-cards.ts';
import { type PaymentBody, readToken } from './checks.ts';

export type Behaviour = 'authorise' | 'refuse' | 'challenge' | 'answer-late' | 'stay-silent' | 'pend';

const BY_CODE: Record<string, Behaviour> = { '1': 'authorise', '2': 'refuse', '12': 'refuse', '13': 'pend' };

/** Test cards, the provider's own switch for tests, and what a played wallet wrote where a real one has its cipher. */
export function behaviourOf({ paymentMethod, additionalData }: PaymentBody): Behaviour {
  const code = additionalData?.RequestedTestAcquirerResponseCode;
  if (code !== undefined) return BY_CODE[String(code)] ?? 'refuse';
  if (paymentMethod?.type === 'applepay') {
    const written = /^sandbox:(\S+)$/.exec(String(readToken(paymentMethod.applePayToken)?.data ?? ''))?.[1];
    return TEST_CARDS.find(({ behaviour }) => behaviour === written)?.behaviour ?? 'authorise';
  }
  // In the test environment, a number in plain stands behind `test_`.
  const number = String(paymentMethod?.encryptedCardNumber).replace(/^test_/, '');
  return TEST_CARDS.find((card) => card.number === number)?.behaviour ?? 'authorise';
}
