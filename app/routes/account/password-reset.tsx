import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { AuthPage, FormMessage } from '#app/features/account/auth-page.tsx';
import { homeUrl } from '#app/routes/customer-guard.ts';
import { readForm } from '#app/routes/read-form.ts';
import { DocumentForm } from '#app/site/document-form.tsx';
import { useLocalPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { isEmail } from '#commerce/customers/email.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { Route } from './+types/password-reset';

export async function action({ context, request }: Route.ActionArgs) {
  const { brand, locale, client } = context.get(requestContext);
  const email = String((await readForm(request)).get('email') ?? '').slice(0, 254);
  if (!isEmail(email)) return data({ kind: 'not-an-email' as const, email, minutes: 0 }, { status: 422 });
  const refused = await context.get(shopContext).customers.accounts.requestPasswordReset(email, {
    home: homeUrl(context),
    shop: brand.name,
    locale,
    client,
  });
  if (refused) {
    const minutes = Math.ceil(refused.retryAfterSeconds / 60);
    return data({ kind: 'too-many' as const, email, minutes }, { status: 429 });
  }
  return { kind: 'sent' as const, email, minutes: 0 };
}

export default function PasswordReset({ actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const local = useLocalPath();
  if (actionData?.kind === 'sent') {
    return (
      <AuthPage title={t('resetTitle')}>
        <FormMessage tone="good">{t('resetSent', { email: actionData.email })}</FormMessage>
        <ShopLink to="/sign-in" className="text-link">
          {t('backToSignIn')}
        </ShopLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('resetTitle')} intro={t('resetIntro')}>
      <DocumentForm method="post" action={local('/password-reset')} noValidate className="grid gap-5">
        {actionData?.kind === 'too-many' && (
          <FormMessage tone="error">{t('errors.tooMany', { minutes: actionData.minutes })}</FormMessage>
        )}
        <TextField
          name="email"
          type="email"
          inputMode="email"
          label={t('email')}
          autoComplete="email"
          defaultValue={actionData?.email}
          error={actionData?.kind === 'not-an-email' ? t('errors.email') : undefined}
          required
        />
        <Button type="submit" size="large" wide>
          {t('resetSend')}
        </Button>
      </DocumentForm>
    </AuthPage>
  );
}
