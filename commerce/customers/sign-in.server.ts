import type { BrandConfig } from '#config/brands/brand.ts';
import type { RequestSession } from './request-session.server.ts';
import type { SessionRecord } from './sessions.server.ts';

/** Starts a customer's session and moves over what they did as a guest. */
export type SignIn = (
  session: RequestSession,
  customerId: string,
  brand: BrandConfig,
) => Promise<SessionRecord>;

/** Moves the data of a guest session to a customer. */
export type MoveGuestData = (guestSessionId: string, customerId: string, brand: BrandConfig) => Promise<void>;

export function createSignIn(...moves: MoveGuestData[]): SignIn {
  return async (session, customerId, brand) => {
    const before = await session.current();
    if (before && !before.customer) {
      for (const move of moves) await move(before.id, customerId, brand);
    }
    return session.signIn(customerId);
  };
}
