import { shopContext } from '#app/context.ts';
import { requireCustomer } from '#app/routes/customer-guard.ts';
import type { Route } from './+types/data-export';

/** All data the shop stores about the customer, as a JSON file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { customer } = await requireCustomer(context, request);
  const personalData = await context.get(shopContext).customers.personalData.export(customer.id);
  return new Response(`${JSON.stringify(personalData, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="your-data.json"',
      'cache-control': 'no-store',
    },
  });
}
