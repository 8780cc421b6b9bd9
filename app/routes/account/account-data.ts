import { shopContext } from '#app/context.ts';
import type { Route } from './+types/account-data';
import { requireCustomer } from './account-guard.ts';

/** Everything the shop keeps about the customer, as a file to keep. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { customer } = await requireCustomer(context, request);
  const own = await context.get(shopContext).ownData.collect(customer.id);
  return new Response(`${JSON.stringify(own, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="your-data.json"',
      'cache-control': 'no-store',
    },
  });
}
