import { data, redirect } from 'react-router';
import { CustomerPage } from '#app/admin/customers/customer-page.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import { readForm } from '#app/routes/read-form.ts';
import { may } from '#commerce/resources/permissions.ts';
import type { Route } from './+types/customer';
import { requireActor } from './actor.ts';

/** One customer. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, 'customers.read');
  const customer = await context.get(shopContext).customers.staffCustomers.page(params.id);
  if (!customer) throw new Response(null, { status: 404 });
  return {
    customer,
    actionKey: crypto.randomUUID(),
    mayWrite: may(actor, 'customers.write'),
    done: url.searchParams.get('done'),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const actor = await requireActor(context, 'customers.write');
  const { customers, content } = context.get(shopContext);
  const { brand, locale } = context.get(requestContext);
  const form = await readForm(request);
  const intent = String(form.get('intent') ?? '');
  const text = String(form.get('text') ?? '').toWellFormed();
  const key = String(form.get('key') ?? '').slice(0, 200);
  if (key === '') return data({ problem: 'unknown' }, { status: 400 });
  const asked = { customerId: params.id, key, who: actor.email };
  const { staffCustomers } = customers;
  const run: Record<string, () => Promise<string>> = {
    note: () => staffCustomers.addNote(asked, text),
    deactivate: () => staffCustomers.deactivate(asked, text),
    reactivate: () => staffCustomers.reactivate(asked, text),
    // The customer's email address, typed again, since nothing brings the account back.
    erase: async () => {
      const page = await staffCustomers.page(params.id);
      if (!page) return 'absent';
      if (text.trim().toLowerCase() !== page.email.toLowerCase()) return 'not-confirmed';
      return staffCustomers.erase(params.id, { name: brand.name, slug: brand.slug, locale });
    },
  };
  const result = Object.hasOwn(run, intent) ? await run[intent]?.() : undefined;
  if (result === undefined) return data({ problem: 'unknown' }, { status: 400 });
  const isDone = ['done', 'repeated', 'closed'].includes(result);
  await content.audit.record({
    who: actor.email,
    role: actor.role,
    client: actor.client,
    action: intent,
    subject: `customer ${params.id}`,
    outcome: isDone ? 'done' : 'refused',
  });
  if (result === 'absent') throw new Response(null, { status: 404 });
  if (!isDone) return data({ problem: result }, { status: 422 });
  throw redirect(
    intent === 'erase' ? '/staff/customers' : `/staff/customers/${params.id}?done=${intent}`,
    303,
  );
}

export default function StaffCustomer({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem ?? null;
  return <CustomerPage {...loaderData} problem={problem} done={problem ? null : loaderData.done} />;
}
