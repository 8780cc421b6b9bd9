import type { ShopperKind } from '#commerce/listing/shopper.ts';

export interface VisibilityConfig {
  hideForLoggedInUsers?: boolean;
  hideForGuestUsers?: boolean;
}

/**
 * A banner that is not for everyone waits until the shopper is known. One without such a rule is for
 * everyone and need not wait.
 */
export function showsHero(config: VisibilityConfig | null | undefined, shopper: ShopperKind): boolean {
  const { hideForLoggedInUsers = false, hideForGuestUsers = false } = config ?? {};
  if (!hideForLoggedInUsers && !hideForGuestUsers) return true;
  if (shopper === 'unknown') return false;
  return shopper === 'guest' ? !hideForGuestUsers : !hideForLoggedInUsers;
}
