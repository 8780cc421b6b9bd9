/** How the sandbox responds to a card. */
export type CardBehaviour =
  | 'authorise'
  | 'refuse'
  | 'challenge'
  /** Charges without a response; the webhook follows a little later. */
  | 'respond-late'
  /** Charges without a response or a webhook: only polling finds the payment. */
  | 'stay-silent'
  | 'pend';

export const TEST_CARDS: readonly { number: string; behaviour: CardBehaviour }[] = [
  { number: '4111111111111111', behaviour: 'authorise' },
  { number: '5555555555554444', behaviour: 'authorise' },
  { number: '4000000000000002', behaviour: 'refuse' },
  { number: '4000000000003220', behaviour: 'challenge' },
  { number: '4000000000000259', behaviour: 'respond-late' },
  { number: '4000000000000341', behaviour: 'stay-silent' },
  { number: '4000000000000077', behaviour: 'pend' },
];

export interface EnteredCard {
  number: string;
  expiry: string;
  securityCode: string;
}

export type CardCheck =
  | { valid: true; brand: string; lastFour: string; behaviour: CardBehaviour }
  | { valid: false; field: keyof EnteredCard };

/** Checks a card; spaces and dashes in the number are ignored. */
export function checkCard(card: EnteredCard, now: Date): CardCheck {
  const number = card.number.replace(/[\s-]/g, '');
  const brand = brandOf(number);
  if (!brand || !passesLuhn(number)) return { valid: false, field: 'number' };
  if (!isFuture(card.expiry, now)) return { valid: false, field: 'expiry' };
  const codeLength = brand === 'Amex' ? 4 : 3;
  if (!new RegExp(`^\\d{${codeLength}}$`).test(card.securityCode.trim())) {
    return { valid: false, field: 'securityCode' };
  }
  const behaviour = TEST_CARDS.find((test) => test.number === number)?.behaviour ?? 'authorise';
  return { valid: true, brand, lastFour: number.slice(-4), behaviour };
}

function brandOf(number: string): string | null {
  if (/^4\d{15}$/.test(number)) return 'Visa';
  if (/^(?:5[1-5]\d{14}|2[2-7]\d{14})$/.test(number)) return 'Mastercard';
  return /^3[47]\d{13}$/.test(number) ? 'Amex' : null;
}

export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** `12/27`, `12 / 2027` or `1227`; a card is valid to the end of its month. */
function isFuture(expiry: string, now: Date): boolean {
  const match = /^(0?[1-9]|1[0-2])\s*[/\-. ]?\s*(?:20)?(\d{2})$/.exec(expiry.trim());
  if (!match) return false;
  const [month, year] = [Number(match[1]), 2000 + Number(match[2])];
  return new Date(Date.UTC(year, month, 1)) > now && year < now.getUTCFullYear() + 30;
}
