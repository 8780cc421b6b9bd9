import { useTranslations } from 'use-intl';
import { DocumentForm } from '#app/site/document-form.tsx';
import { useLocalPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { MIN_PASSWORD_LENGTH, type SignUpErrors } from '#commerce/customers/credentials.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { FormMessage } from './auth-page.tsx';
import { PasswordField } from './password-field.tsx';

interface SignUpFormProps {
  returnTo: string;
  /** The refused entries; null before the first try. */
  failed: {
    entered: { firstName: string; lastName: string; email: string };
    errors: SignUpErrors;
    /** How long to wait after too many tries; else 0. */
    minutes: number;
  } | null;
}

export function SignUpForm({ returnTo, failed }: SignUpFormProps) {
  const t = useTranslations('account');
  const local = useLocalPath();
  const errors = failed?.errors ?? {};
  const messageOf = (field: keyof SignUpErrors) =>
    errors[field] && t(errors[field] as 'errors.email', { least: MIN_PASSWORD_LENGTH });
  const fields = (['firstName', 'lastName', 'email', 'password'] as const).filter((field) => errors[field]);
  return (
    <DocumentForm
      method="post"
      action={`${local('/sign-up')}?returnTo=${encodeURIComponent(returnTo)}`}
      noValidate
      className="grid gap-5"
    >
      {failed && failed.minutes > 0 && (
        <FormMessage tone="error">{t('errors.tooMany', { minutes: failed.minutes })}</FormMessage>
      )}
      <ErrorSummary
        title={t('checkAnswers', { count: fields.length })}
        errors={fields.map((field) => ({ fieldId: field, message: messageOf(field) ?? '' }))}
      />
      <input type="hidden" name="returnTo" value={returnTo} />
      <TextField
        id="firstName"
        name="firstName"
        label={t('firstName')}
        autoComplete="given-name"
        defaultValue={failed?.entered.firstName}
        error={messageOf('firstName')}
        required
      />
      <TextField
        id="lastName"
        name="lastName"
        label={t('lastName')}
        autoComplete="family-name"
        defaultValue={failed?.entered.lastName}
        error={messageOf('lastName')}
        required
      />
      <TextField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        label={t('email')}
        autoComplete="email"
        defaultValue={failed?.entered.email}
        error={messageOf('email')}
        required
      />
      <PasswordField
        id="password"
        name="password"
        label={t('password')}
        hint={t('passwordHint', { least: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        error={messageOf('password')}
        required
      />
      <Button type="submit" size="large" wide>
        {t('createAccount')}
      </Button>
      <p className="text-sm">
        {t('haveAccount')}{' '}
        <ShopLink to={`/sign-in?returnTo=${encodeURIComponent(returnTo)}`} className="text-link">
          {t('signIn')}
        </ShopLink>
      </p>
    </DocumentForm>
  );
}
