import type { RouterContextProvider } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import type { StaffMember } from '#commerce/staff/staff.server.ts';
import type { StaffAccess } from '#commerce/staff/staff-access.ts';

/** The member of staff who may use this; 404 for anyone else. Both outcomes are audited. */
export async function requireStaff(
  context: Readonly<RouterContextProvider>,
  request: Request,
  access: StaffAccess,
): Promise<StaffMember> {
  const { session, isOffice, client } = context.get(requestContext);
  const { pathname, searchParams } = new URL(request.url);
  const about = searchParams.get('address') ?? searchParams.get('path');
  const member = await context.get(shopContext).admin.staff.authorise({
    session,
    isOffice,
    client,
    access,
    action: request.method,
    subject: about ? `${pathname} ${about}` : pathname,
  });
  if (!member) throw new Response(null, { status: 404 });
  return member;
}

/** The id of an admin, who is always signed in. */
export async function requireAdminId(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<string> {
  const { id } = await requireStaff(context, request, 'admin');
  if (id === null) throw new Response(null, { status: 404 });
  return id;
}

export const PRIVATE = { 'cache-control': 'private, no-store' };
