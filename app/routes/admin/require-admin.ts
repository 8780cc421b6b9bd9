import type { RouterContextProvider } from 'react-router';
import { requestContext } from '#app/context.ts';
import type { Editor } from '#commerce/content/editor/studio.server.ts';

/** The admin behind the request. The gate has let nobody else through; this is the second lock. */
export async function requireAdmin(context: Readonly<RouterContextProvider>): Promise<Editor> {
  const { session, client } = context.get(requestContext);
  const customer = await session.customer();
  if (customer?.role !== 'admin') throw new Response(null, { status: 404 });
  return { email: customer.email, role: customer.role, client };
}
