export type ShopperRole = 'customer' | 'staff' | 'admin';

/** The response of the private call after first paint: who the shopper is and what the header shows. */
export interface ShopperState {
  kind: 'guest' | 'registered';
  id: string | null;
  firstName: string | null;
  basketCount: number;
  wishlist: { productKey: string; colourSelected: string }[];
  role: ShopperRole;
  isOffice: boolean;
  /** Points are pence. */
  rewardsPoints: number;
  /** ISO date; null without a premier membership that is active now. */
  premierUntil: string | null;
  affiliateId: string | null;
  /** The market that the visitor's country belongs to, where that is another one. */
  offeredMarket?: { market: string | null; country: string };
}

export const GUEST: ShopperState = {
  kind: 'guest',
  id: null,
  firstName: null,
  basketCount: 0,
  wishlist: [],
  role: 'customer',
  isOffice: false,
  rewardsPoints: 0,
  premierUntil: null,
  affiliateId: null,
};

export function isStaff(role: ShopperRole): boolean {
  return role === 'staff' || role === 'admin';
}
