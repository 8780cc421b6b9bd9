import { type FocusEvent, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { SignInLink } from '#app/site/sign-in-link.tsx';
import { type Address, type AddressError, checkAddress } from '#commerce/customers/address.ts';
import { isEmail } from '#commerce/customers/email.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/choice-field.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { AddressFields } from './address-fields.tsx';
import { AddressText } from './address-text.tsx';
import { readAddress } from './read-address.ts';

export interface DetailsErrors {
  email: boolean;
  shipping: AddressError[];
  billing: AddressError[];
}

interface DetailsFormProps {
  email: string;
  isGuest: boolean;
  shipping: Partial<Address> | null;
  billing: Partial<Address> | null;
  hasOwnBilling: boolean;
  countries: string[];
  /** The customer's saved addresses; choosing one fills in the fields. */
  book: { id: string; address: Address }[];
  errors: DetailsErrors | null;
}

const NO_ERRORS: DetailsErrors = { email: false, shipping: [], billing: [] };

export function DetailsForm(props: DetailsFormProps) {
  const { email, isGuest, shipping, billing, hasOwnBilling, countries, book } = props;
  const t = useTranslations('checkout');
  const isBusy = useNavigation().state !== 'idle';
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [live, setLive] = useState<DetailsErrors | null>(null);

  /** Validates only fields that the shopper has left. */
  function validateLeftFields(event: FocusEvent<HTMLFormElement>) {
    const { name, value } = event.target as unknown as HTMLInputElement;
    if (!name || (value === '' && !left.has(name))) return;
    const form = new FormData(event.currentTarget);
    const seen = new Set(left).add(name);
    const errorsOf = (prefix: 'shipping' | 'billing') =>
      checkAddress(readAddress(form, prefix)).filter(({ field }) => seen.has(`${prefix}.${field}`));
    setLeft(seen);
    setLive({
      email: seen.has('email') && !isEmail(String(form.get('email') ?? '')),
      shipping: errorsOf('shipping'),
      billing: errorsOf('billing'),
    });
  }

  const errors = live ?? props.errors ?? NO_ERRORS;
  const message = (error: AddressError) => t(error.messageKey as 'address.city.missing');
  const submitted = props.errors ?? NO_ERRORS;
  const summary = [
    ...(submitted.email ? [{ fieldId: 'email', message: t('emailInvalid') }] : []),
    ...submitted.shipping.map((error) => ({ fieldId: `shipping-${error.field}`, message: message(error) })),
    ...submitted.billing.map((error) => ({ fieldId: `billing-${error.field}`, message: message(error) })),
  ];
  return (
    <Form method="post" noValidate onBlur={validateLeftFields} className="checkout-details grid gap-10">
      <ErrorSummary title={t('checkAnswers', { count: summary.length })} errors={summary} />
      <section className="grid gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="heading text-xl">{t('contact')}</h2>
          {isGuest && (
            <p className="text-sm">
              {t('haveAccount')}{' '}
              <SignInLink backTo="/checkout" className="text-link">
                {t('signIn')}
              </SignInLink>
            </p>
          )}
        </div>
        <TextField
          id="email"
          name="email"
          type="email"
          inputMode="email"
          label={t('email')}
          hint={isGuest ? t('emailHint') : undefined}
          autoComplete="email"
          defaultValue={email}
          error={errors.email ? t('emailInvalid') : undefined}
          required
        />
      </section>
      <section className="grid gap-5">
        <h2 className="heading text-xl">{t('deliveryAddress')}</h2>
        {book.length > 1 && <AddressBook book={book} />}
        <AddressFields prefix="shipping" address={shipping} errors={errors.shipping} countries={countries} />
      </section>
      <section className="grid gap-5">
        <CheckboxField
          name="sameBilling"
          value="yes"
          label={t('sameBilling')}
          defaultChecked={!hasOwnBilling}
        />
        <div className="checkout-billing grid gap-5">
          <h2 className="heading text-xl">{t('billingAddress')}</h2>
          <AddressFields prefix="billing" address={billing} errors={errors.billing} countries={countries} />
        </div>
      </section>
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('toDelivery')}
      </Button>
    </Form>
  );
}

function AddressBook({ book }: Pick<DetailsFormProps, 'book'>) {
  const t = useTranslations('checkout');
  return (
    <ul className="grid gap-3 sm:grid-cols-2" aria-label={t('yourAddresses')}>
      {book.map(({ id, address }) => (
        <li key={id} className="border-line grid content-between gap-2 border p-4 text-sm">
          <AddressText address={address} />
          <ShopLink
            to={`/checkout?address=${id}`}
            preventScrollReset
            className="text-link inline-flex min-h-11 items-center"
          >
            {t('useAddress')}
            <span className="sr-only">: {address.streetName}</span>
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
