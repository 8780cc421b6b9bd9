import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { MIN_PASSWORD_LENGTH } from '#commerce/customers/credentials.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FormMessage } from './auth-page.tsx';
import { PasswordField } from './password-field.tsx';

interface AccountDetailsProps {
  customer: { firstName: string; lastName: string; email: string };
  result?: { saved: 'name' | 'password' | null; nameError: boolean; passwordError: string | null };
}

/** Name, password and personal data of the customer. */
export function AccountDetails({ customer, result }: AccountDetailsProps) {
  const t = useTranslations('account');
  const local = useLocalPath();
  const passwordError = result?.passwordError;
  return (
    <div className="grid max-w-md gap-12">
      <title>{t('details')}</title>
      <Form method="post" className="grid gap-5">
        <h2 className="heading text-xl">{t('details')}</h2>
        {result?.saved === 'name' && <FormMessage tone="good">{t('saved')}</FormMessage>}
        {result?.nameError && <FormMessage tone="error">{t('errors.firstName')}</FormMessage>}
        <TextField
          label={t('firstName')}
          name="firstName"
          autoComplete="given-name"
          defaultValue={customer.firstName}
          required
        />
        <TextField
          label={t('lastName')}
          name="lastName"
          autoComplete="family-name"
          defaultValue={customer.lastName}
          required
        />
        <TextField label={t('email')} name="email" defaultValue={customer.email} disabled />
        <Button type="submit" className="justify-self-start">
          {t('save')}
        </Button>
      </Form>
      <Form method="post" className="grid gap-5" key={result?.saved ?? 'password'}>
        <h2 className="heading text-xl">{t('changePassword')}</h2>
        {result?.saved === 'password' && <FormMessage tone="good">{t('passwordChanged')}</FormMessage>}
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
          hint={t('passwordHint', { least: MIN_PASSWORD_LENGTH })}
          error={
            passwordError && passwordError !== 'errors.wrongPassword'
              ? t(passwordError as 'errors.email', { least: MIN_PASSWORD_LENGTH })
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
