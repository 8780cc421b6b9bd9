export interface Membership {
  /** ISO instant. */
  validUntil: string;
}

export type PremierView =
  | { kind: 'active'; statusKey: 'premier.active'; validUntilKey: 'premier.validUntil'; validUntil: string }
  | { kind: 'offer'; labelKey: 'premier.addToBasket' | 'premier.signUpAndAdd' };

/** Active members see the end date instead of the button; guests are offered to sign up and add. */
export function describePremier(
  shopper: { isGuest: boolean; membership: Membership | null },
  now: Date,
  locale: string,
): PremierView {
  const until = shopper.membership ? new Date(shopper.membership.validUntil) : null;
  if (!shopper.isGuest && until && until > now) {
    const validUntil = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(until);
    return { kind: 'active', statusKey: 'premier.active', validUntilKey: 'premier.validUntil', validUntil };
  }
  return { kind: 'offer', labelKey: shopper.isGuest ? 'premier.signUpAndAdd' : 'premier.addToBasket' };
}
