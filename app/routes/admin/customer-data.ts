import { shopContext } from '#app/context.ts';
import type { Route } from './+types/customer-data';
import { requireActor } from './actor.ts';

/** Everything that is stored about a customer, as a file for the customer who asked for it. */
export async function action({ context, params }: Route.ActionArgs) {
  const actor = await requireActor(context, 'customers.write');
  const { customers, content } = context.get(shopContext);
  const found = await customers.staffCustomers.export({
    customerId: params.id,
    key: crypto.randomUUID(),
    who: actor.email,
  });
  if (!found) throw new Response(null, { status: 404 });
  await content.audit.record({
    who: actor.email,
    role: actor.role,
    client: actor.client,
    action: 'exported',
    subject: `customer ${params.id}`,
    outcome: 'done',
  });
  return new Response(JSON.stringify(found, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="customer-${params.id}.json"`,
      'cache-control': 'private, no-store',
    },
  });
}
