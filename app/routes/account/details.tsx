import { data } from 'react-router';
import { shopContext } from '#app/context.ts';
import { AccountDetails } from '#app/features/account/account-details.tsx';
import { requireCustomer } from '#app/routes/customer-guard.ts';
import { takeDraft } from '#app/routes/form-draft.ts';
import { readForm } from '#app/routes/read-form.ts';
import { checkNewPassword } from '#commerce/customers/credentials.ts';
import type { Route } from './+types/details';

const LONGEST_NAME = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { customer } = await requireCustomer(context, request);
  const draft = takeDraft(context, request);
  const typed = (name: 'firstName' | 'lastName') => (draft?.get(name) as string | null) ?? customer[name];
  return { firstName: typed('firstName'), lastName: typed('lastName'), email: customer.email };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { customer, sessionId } = await requireCustomer(context, request);
  const customers = context.get(shopContext).customers.accounts;
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  if (form.get('intent') === 'password') {
    const error = checkNewPassword(text('next'), customer.email);
    if (error) return data({ saved: null, nameError: false, passwordError: error }, { status: 422 });
    const isChanged = await customers.changePassword(customer.id, text('current'), text('next'), sessionId);
    if (isChanged) return { saved: 'password' as const, nameError: false, passwordError: null };
    return data({ saved: null, nameError: false, passwordError: 'errors.wrongPassword' }, { status: 422 });
  }
  const [firstName, lastName] = [text('firstName').trim(), text('lastName').trim()];
  if (![firstName, lastName].every((name) => name !== '' && name.length <= LONGEST_NAME)) {
    return data({ saved: null, nameError: true, passwordError: null }, { status: 422 });
  }
  await customers.changeName(customer.id, firstName, lastName);
  return { saved: 'name' as const, nameError: false, passwordError: null };
}

export default function DetailsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountDetails customer={loaderData} result={actionData} />;
}
