import type { SessionRecord } from './sessions.server.ts';
import { GUEST, type ShopperState } from './shopper-state.ts';

interface Counts {
  basketCount(owner: { customerId: string | null; sessionId: string }, currency: string): Promise<number>;
  wishlistKeys(customerId: string): Promise<ShopperState['wishlist']>;
}

/** Who the shopper is and what the header shows. Without a session no query is made. */
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
  const { premierUntil } = customer;
  return {
    kind: 'registered',
    id: customer.id,
    firstName: customer.firstName,
    basketCount: count,
    wishlist,
    role: customer.role,
    isOffice,
    rewardsPoints: customer.rewardsPoints,
    premierUntil: premierUntil && premierUntil > now ? premierUntil.toISOString() : null,
    affiliateId: customer.affiliateId,
  };
}
