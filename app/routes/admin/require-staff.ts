import type { RouterContextProvider } from 'react-router';
import { requestContext } from '#app/context.ts';

/** Staff pages do not exist for anyone else. */
export async function requireStaff(context: Readonly<RouterContextProvider>): Promise<void> {
  const role = (await context.get(requestContext).session.customer())?.role;
  if (role !== 'staff' && role !== 'admin') throw new Response(null, { status: 404 });
}
