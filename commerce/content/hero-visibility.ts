import type { ShopperKind } from '#commerce/listing/shopper.ts';

export interface VisibilityConfig {
  hideForLoggedInUsers?: boolean;
  hideForGuestUsers?: boolean;
}

/**
 * A banner with a visibility rule is hidden until it is known whether the shopper is signed in. A banner without one is
 * always visible.
 */
export function showsHero(config: VisibilityConfig | null | undefined, shopper: ShopperKind): boolean {
  const { hideForLoggedInUsers = false, hideForGuestUsers = false } = config ?? {};
  if (!hideForLoggedInUsers && !hideForGuestUsers) return true;
  if (shopper === 'unknown') return false;
  return shopper === 'guest' ? !hideForGuestUsers : !hideForLoggedInUsers;
}
