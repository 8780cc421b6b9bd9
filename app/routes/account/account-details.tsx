import { data, Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import { FormMessage } from '#app/features/account/auth-page.tsx';
import { PasswordField } from '#app/features/account/password-field.tsx';
import { readForm } from '#app/routes/read-form.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { checkNewPassword, SHORTEST_PASSWORD } from '#commerce/customers/credentials.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { Route } from './+types/account-details';
import { requireCustomer } from './account-guard.ts';

const LONGEST_NAME = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { customer } = await requireCustomer(context, request);
  return { firstName: customer.firstName, lastName: customer.lastName, email: customer.email };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { customer, sessionId } = await requireCustomer(context, request);
  const { customers } = context.get(shopContext);
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

export default function AccountDetails({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const local = useLocalPath();
  const passwordError = actionData?.passwordError;
  return (
    <div className="grid max-w-md gap-12">
      <title>{t('details')}</title>
      <Form method="post" className="grid gap-5">
        <h2 className="heading text-xl">{t('details')}</h2>
        {actionData?.saved === 'name' && <FormMessage tone="good">{t('saved')}</FormMessage>}
        {actionData?.nameError && <FormMessage tone="error">{t('errors.firstName')}</FormMessage>}
        <TextField
          label={t('firstName')}
          name="firstName"
          autoComplete="given-name"
          defaultValue={loaderData.firstName}
          required
        />
        <TextField
          label={t('lastName')}
          name="lastName"
          autoComplete="family-name"
          defaultValue={loaderData.lastName}
          required
        />
        <TextField label={t('email')} name="email" defaultValue={loaderData.email} disabled />
        <Button type="submit" className="justify-self-start">
          {t('save')}
        </Button>
      </Form>
      <Form method="post" className="grid gap-5" key={actionData?.saved ?? 'password'}>
        <h2 className="heading text-xl">{t('changePassword')}</h2>
        {actionData?.saved === 'password' && <FormMessage tone="good">{t('passwordChanged')}</FormMessage>}
        <input type="hidden" name="intent" value="password" />
        <PasswordField
          label={t('currentPassword')}
          name="current"
          autoComplete="current-password"
          error={passwordError === 'errors.wrongPassword' ? t('errors.wrongPassword') : undefined}
          required
        />
        <PasswordField
          label={t('newPassword')}
          name="next"
          autoComplete="new-password"
          hint={t('passwordHint', { least: SHORTEST_PASSWORD })}
          error={
            passwordError && passwordError !== 'errors.wrongPassword'
              ? t(passwordError as 'errors.email', { least: SHORTEST_PASSWORD })
              : undefined
          }
          required
        />
        <Button type="submit" className="justify-self-start">
          {t('savePassword')}
        </Button>
      </Form>
      <section className="grid gap-5">
        <h2 className="heading text-xl">{t('yourData')}</h2>
        <p>{t('yourDataIntro')}</p>
        <a
          href={local('/account/data')}
          download
          className={buttonClass({ variant: 'secondary' }, 'justify-self-start')}
        >
          {t('downloadData')}
        </a>
        <ShopLink to="/account/close" className="text-link justify-self-start">
          {t('closeAccount')}
        </ShopLink>
      </section>
    </div>
  );
}
