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
  const t = useTranslations('account');
  const local = useLocalPath();
  return (
    <Form method="post" action={local('/sign-in')} reloadDocument className="grid gap-5">
      {outcome?.error && (
        <FormMessage tone="error">{t(`errors.${outcome.error}`, { minutes: outcome.minutes })}</FormMessage>
      )}
      <input type="hidden" name="returnTo" value={returnTo} />
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
      <Button type="submit" size="large" wide>
        {t('signIn')}
      </Button>
    </Form>
  );
}
