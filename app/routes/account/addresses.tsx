import { data, Form, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { FormMessage } from '#app/features/account/auth-page.tsx';
import { AddressFields } from '#app/features/checkout/address-fields.tsx';
import { AddressText } from '#app/features/checkout/address-text.tsx';
import { readAddress } from '#app/features/checkout/read-address.ts';
import { requireCustomer } from '#app/routes/customer-guard.ts';
import { takeDraft } from '#app/routes/form-draft.ts';
import { readForm } from '#app/routes/read-form.ts';
import { localPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { checkAddress, normaliseAddress } from '#commerce/customers/address.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import type { Route } from './+types/addresses';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { customer } = await requireCustomer(context, request);
  const { brand } = context.get(requestContext);
  const addresses = await context.get(shopContext).customers.addresses.list(customer.id);
  const draft = takeDraft(context, request);
  const editedId = new URL(request.url).searchParams.get('edit');
  return {
    addresses,
    edited: addresses.find(({ id }) => id === editedId) ?? null,
    /** What was typed before the session ended. */
    draft: draft && !draft.has('intent') ? readAddress(draft, 'book') : null,
    countries: brand.settings.shippingCountries,
    name: { firstName: customer.firstName, lastName: customer.lastName },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { customer } = await requireCustomer(context, request);
  const { addresses } = context.get(shopContext).customers;
  const form = await readForm(request);
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
  const isSaved = await addresses.save(customer.id, normaliseAddress(entered), id || undefined);
  // With an id, a failure means that the address does not exist or belongs to another customer.
  if (!isSaved && id) throw new Response(null, { status: 404 });
  if (!isSaved) return data({ errors: [], entered, isSaved, isFull: true }, { status: 409 });
  const { locale, brand } = context.get(requestContext);
  throw redirect(localPath('/account/addresses', locale, brand), 303);
}

export default function AccountAddresses({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const { addresses, edited, draft, countries, name } = loaderData;
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
              <Form method="post" className="flex flex-wrap items-center gap-x-6">
                <ShopLink to={`/account/addresses?edit=${id}`} className={buttonClass({ variant: 'link' })}>
                  {t('edit')}
                </ShopLink>
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
        key={actionData?.entered ? 'again' : (edited?.id ?? `new${addresses.length}`)}
      >
        <h2 className="heading text-lg">{edited ? t('editAddress') : t('addAddress')}</h2>
        {edited && <input type="hidden" name="id" value={edited.id} />}
        {actionData?.isFull && <FormMessage tone="error">{t('tooManyAddresses')}</FormMessage>}
        <AddressFields
          prefix="book"
          address={actionData?.entered ?? draft ?? edited?.address ?? name}
          errors={actionData?.errors ?? []}
          countries={countries}
        />
        <div className="flex flex-wrap items-center gap-6">
          <Button type="submit">{t('saveAddress')}</Button>
          {edited && (
            <ShopLink to="/account/addresses" className="text-link">
              {t('cancelEdit')}
            </ShopLink>
          )}
        </div>
      </Form>
    </div>
  );
}
