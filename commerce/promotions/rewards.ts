export interface RewardsMessage {
  messageKey: 'pdp.rewards.earn';
  /** Points are pence: divided by 100, in pounds, two decimals. */
  amount: string;
  /** 'Join now', for guests only. */
  joinHref: '/sign-up' | null;
}

export function formatRewards(points: number): string {
  const whole = Math.max(0, Math.round(points));
  return `£${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

export function describeRewards(points: number, shopper: { isGuest: boolean }): RewardsMessage | null {
  if (!(points > 0)) return null;
  return {
    messageKey: 'pdp.rewards.earn',
    amount: formatRewards(points),
    joinHref: shopper.isGuest ? '/sign-up' : null,
  };
}
