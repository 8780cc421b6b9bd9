import type { SessionRecord } from './sessions.server.ts';
import { GUEST, type ShopperState } from './shopper-state.ts';

interface Counts {
  basketCount(owner: { customerId: string | null; sessionId: string }, currency: string): Promise<number>;
  wishlistKeys(customerId: string): Promise<ShopperState['wishlist']>;
}

/** Who this is and what the header shows. Somebody without a session costs no query at all. */
export async function describeShopper(
  session: SessionRecord | null,
  currency: string,
  isOffice: boolean,
  now: Date,
  { basketCount, wishlistKeys }: Counts,
): Promise<ShopperState> {
  if (!session) return { ...GUEST, isOffice };
  const { customer } = session;
  const owner = { customerId: customer?.id ?? null, sessionId: session.id };
  const [count, wishlist] = await Promise.all([
    basketCount(owner, currency),
    customer ? wishlistKeys(customer.id) : [],
  ]);
  if (!customer) return { ...GUEST, basketCount: count, isOffice };
  const isPremier = customer.premierUntil !== null && customer.premierUntil > now;
  return {
    kind: 'registered',
    id: customer.id,
    firstName: customer.firstName,
    basketCount: count,
    wishlist,
    role: customer.role,
    isOffice,
    rewardsPoints: customer.rewardsPoints,
    premierUntil: isPremier ? customer.premierUntil!.toISOString() : null,
    affiliateId: customer.affiliateId,
  };
}
