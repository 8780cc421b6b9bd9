import type { BrandConfig } from '#config/brands/brand.ts';
import type { RequestSession } from './request-session.server.ts';
import type { SessionRecord } from './sessions.server.ts';

/** Lets a customer in: what they gathered as a guest comes with them, and the session begins anew. */
export type Enter = (
  session: RequestSession,
  customerId: string,
  brand: BrandConfig,
) => Promise<SessionRecord>;

export type Adopt = (guestSessionId: string, customerId: string, brand: BrandConfig) => Promise<void>;

export function createEntrance(...adopt: Adopt[]): Enter {
  return async (session, customerId, brand) => {
    const before = await session.current();
    if (before && !before.customer) {
      for (const one of adopt) await one(before.id, customerId, brand);
    }
    return session.signIn(customerId);
  };
}
