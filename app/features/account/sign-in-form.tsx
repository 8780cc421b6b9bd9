import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FormMessage } from './auth-page.tsx';
import { PasswordField } from './password-field.tsx';

export interface SignInOutcome {
  email: string;
  /** A key of the account texts. */
  error: 'wrong' | 'tooMany' | null;
  minutes: number;
}

interface SignInFormProps {
  returnTo: string;
  outcome?: SignInOutcome;
}

/** The whole page is loaded anew afterwards, so nothing of the guest stays on the screen. */
export function SignInForm({ returnTo, outcome }: SignInFormProps) {
  const local = useLocalPath();
  return (
    <Form
      method="post"
      // In the address as well, so that a mistyped password does not lose the way back.
      action={`${local('/sign-in')}?returnTo=${encodeURIComponent(returnTo)}`}
      reloadDocument
      className="grid gap-5"
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <SignInFields outcome={outcome} />
    </Form>
  );
}

interface SignInFieldsProps {
  outcome?: SignInOutcome;
  isBusy?: boolean;
}

/** The same questions on the page and in the window. */
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
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('signIn')}
      </Button>
    </>
  );
}
