import type { RouterContextProvider } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import type { StaffDoor } from '#commerce/staff/may-use.ts';
import type { StaffMember } from '#commerce/staff/staff.server.ts';

/** Lets the right people in; for anyone else there is nothing here. Either way it is written down. */
export async function enterStaff(
  context: Readonly<RouterContextProvider>,
  request: Request,
  door: StaffDoor,
): Promise<StaffMember> {
  const { session, isOffice, client } = context.get(requestContext);
  const { pathname, searchParams } = new URL(request.url);
  const about = searchParams.get('address') ?? searchParams.get('path');
  const member = await context.get(shopContext).staff.enter({
    session,
    isOffice,
    client,
    door,
    action: request.method,
    subject: about ? `${pathname} ${about}` : pathname,
  });
  if (!member) throw new Response(null, { status: 404 });
  return member;
}

export const PRIVATE = { 'cache-control': 'private, no-store' };
