import type { VisitSession } from '#server/http/session.server.ts';
import type { SessionRecord } from './sessions.server.ts';

/** Lets a customer in: what they gathered as a guest comes with them, and the session begins anew. */
export type Enter = (session: VisitSession, customerId: string) => Promise<SessionRecord>;

export function createEntrance(adopt: (guestSessionId: string, customerId: string) => Promise<void>): Enter {
  return async (session, customerId) => {
    const before = await session.current();
    if (before && !before.customer) await adopt(before.id, customerId);
    return session.signIn(customerId);
  };
}
