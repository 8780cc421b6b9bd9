import { data, Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { checkAddress, tidyAddress } from '#domain/address/address.ts';
import { Button } from '#ui/button.tsx';
import { shopContext, visitContext } from '../context.ts';
import { FormMessage } from '../departments/account/auth-page.tsx';
import { AddressFields } from '../departments/checkout/address-fields.tsx';
import { AddressText } from '../departments/checkout/address-text.tsx';
import { readAddress } from '../departments/checkout/read-address.ts';
import type { Route } from './+types/account-addresses';
import { requireCustomer } from './account-guard.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { customer } = await requireCustomer(context, request);
  const { brand } = context.get(visitContext);
  return {
    addresses: await context.get(shopContext).addresses.of(customer.id),
    countries: brand.settings.shippingCountries,
    name: { firstName: customer.firstName, lastName: customer.lastName },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { customer } = await requireCustomer(context, request);
  const { addresses } = context.get(shopContext);
  const form = await request.formData();
  const id = String(form.get('id') ?? '');
  const intent = form.get('intent');
  if (intent === 'remove' || intent === 'default') {
    const isDone =
      intent === 'remove'
        ? await addresses.remove(customer.id, id)
        : await addresses.makeDefault(customer.id, id);
    if (!isDone) throw new Response(null, { status: 404 });
    return { errors: [], entered: null, isSaved: true, isFull: false };
  }
  const entered = readAddress(form, 'book');
  const errors = checkAddress(entered);
  if (errors.length > 0) return data({ errors, entered, isSaved: false, isFull: false }, { status: 422 });
  const isSaved = await addresses.save(customer.id, tidyAddress(entered));
  return data(
    { errors: [], entered: isSaved ? null : entered, isSaved, isFull: !isSaved },
    { status: isSaved ? 200 : 409 },
  );
}

export default function AccountAddresses({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const { addresses, countries, name } = loaderData;
  return (
    <div className="grid gap-12">
      <title>{t('addresses')}</title>
      <section className="grid gap-4">
        <h2 className="heading text-xl">{t('addresses')}</h2>
        {addresses.length === 0 && <p className="text-soft">{t('noAddresses')}</p>}
        <ul className="grid gap-6 sm:grid-cols-2">
          {addresses.map(({ id, address, isDefault }) => (
            <li key={id} className="border-line grid content-between gap-4 border p-5">
              <div>
                {isDefault && <p className="eyebrow text-soft mb-2">{t('defaultAddress')}</p>}
                <AddressText address={address} />
              </div>
              <Form method="post" className="flex flex-wrap gap-x-6">
                <input type="hidden" name="id" value={id} />
                {!isDefault && (
                  <Button type="submit" variant="link" name="intent" value="default">
                    {t('makeDefault')}
                  </Button>
                )}
                <Button type="submit" variant="link" name="intent" value="remove">
                  {t('remove')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </section>
      <Form
        method="post"
        noValidate
        className="grid max-w-lg gap-5"
        key={actionData?.entered ? 'again' : `new${addresses.length}`}
      >
        <h2 className="heading text-lg">{t('addAddress')}</h2>
        {actionData?.isFull && <FormMessage tone="error">{t('tooManyAddresses')}</FormMessage>}
        <AddressFields
          prefix="book"
          address={actionData?.entered ?? name}
          errors={actionData?.errors ?? []}
          countries={countries}
        />
        <Button type="submit" className="justify-self-start">
          {t('saveAddress')}
        </Button>
      </Form>
    </div>
  );
}
