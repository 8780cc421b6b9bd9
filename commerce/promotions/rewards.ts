import { formatMoney } from '#commerce/pricing/format-money.ts';

export interface RewardsMessage {
  messageKey: 'pdp.rewards.earn';
  /** Points are pence: divided by 100, two decimals, as prices are written in the language. */
  amount: string;
  /** 'Join now', for guests only. */
  joinHref: '/sign-up' | null;
}

/** Points are hundredths of the shop's currency. */
export interface RewardsFormat {
  locale: string;
  currency: string;
}

export function formatRewards(points: number, { locale, currency }: RewardsFormat): string {
  return formatMoney({ centAmount: Math.max(0, Math.round(points)), currencyCode: currency }, locale);
}

export function describeRewards(
  points: number,
  shopper: { isGuest: boolean },
  format: RewardsFormat,
): RewardsMessage | null {
  if (!(points > 0)) return null;
  return {
    messageKey: 'pdp.rewards.earn',
    amount: formatRewards(points, format),
    joinHref: shopper.isGuest ? '/sign-up' : null,
  };
}
