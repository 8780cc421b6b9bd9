import { useTranslations } from 'use-intl';
import { DocumentForm } from '#app/site/document-form.tsx';
import { useLocalPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FormMessage } from './auth-page.tsx';
import { PasswordField } from './password-field.tsx';

export interface SignInOutcome {
  email: string;
  /** A key of the account texts. */
  error: 'wrong' | 'deactivated' | 'tooMany' | 'linkOnly' | null;
  minutes: number;
}

interface SignInFormProps {
  returnTo: string;
  outcome?: SignInOutcome;
}

/** Loads a new document afterwards, so that no data of the guest stays on the page. */
export function SignInForm({ returnTo, outcome }: SignInFormProps) {
  const local = useLocalPath();
  return (
    <DocumentForm
      method="post"
      // Also in the address, so that the form still has it after a wrong password.
      action={`${local('/sign-in')}?returnTo=${encodeURIComponent(returnTo)}`}
      className="grid gap-5"
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <SignInFields outcome={outcome} />
    </DocumentForm>
  );
}

interface SignInFieldsProps {
  outcome?: SignInOutcome;
  isBusy?: boolean;
}

/** The fields of the sign-in page and of the sign-in dialog. */
export function SignInFields({ outcome, isBusy = false }: SignInFieldsProps) {
  const t = useTranslations('account');
  return (
    <>
      {outcome?.error && (
        <FormMessage tone="error">{t(`errors.${outcome.error}`, { minutes: outcome.minutes })}</FormMessage>
      )}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={outcome?.email}
        required
      />
      <PasswordField label={t('password')} name="password" autoComplete="current-password" required />
      <ShopLink to="/password-reset" className="text-link justify-self-start text-sm">
        {t('forgot')}
      </ShopLink>
      <ShopLink to="/sign-in/link" className="text-link justify-self-start text-sm">
        {t('signInLink.ask')}
      </ShopLink>
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('signIn')}
      </Button>
    </>
  );
}
