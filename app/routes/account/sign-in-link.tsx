import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { AuthPage, FormMessage } from '#app/features/account/auth-page.tsx';
import { homeUrl } from '#app/routes/customer-guard.ts';
import { readForm } from '#app/routes/read-form.ts';
import { DocumentForm } from '#app/site/document-form.tsx';
import { useLocalPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { safeReturnPath } from '#commerce/customers/credentials.ts';
import { isEmail } from '#commerce/customers/email.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { Route } from './+types/sign-in-link';

export function loader({ request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  return { token: params.get('token') ?? '', returnTo: safeReturnPath(params.get('returnTo')) };
}

/** Sends the link, or with its token signs in: by a form, since mail programs open links by themselves. */
export async function action({ context, request }: Route.ActionArgs) {
  const { brand, locale, client, session } = context.get(requestContext);
  const shop = context.get(shopContext);
  const form = await readForm(request);
  const returnTo = safeReturnPath(String(form.get('returnTo') ?? ''));
  const token = String(form.get('token') ?? '');
  if (token !== '') {
    const redeemed = await shop.customers.accounts.redeemSignInLink(token);
    if (!redeemed) return data({ kind: 'expired' as const, email: '', minutes: 0 }, { status: 410 });
    await shop.checkout.signIn(session, redeemed.customerId, brand);
    throw redirect(returnTo);
  }
  const email = String(form.get('email') ?? '').slice(0, 254);
  if (!isEmail(email)) return data({ kind: 'not-an-email' as const, email, minutes: 0 }, { status: 422 });
  const refused = await shop.customers.accounts.requestSignInLink(email, returnTo, {
    home: homeUrl(context),
    shop: brand.name,
    locale,
    client,
  });
  if (refused) {
    const minutes = Math.ceil(refused.retryAfterSeconds / 60);
    return data({ kind: 'too-many' as const, email, minutes }, { status: 429 });
  }
  return data({ kind: 'sent' as const, email, minutes: 0 });
}

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const local = useLocalPath();
  const { token, returnTo } = loaderData;
  if (actionData?.kind === 'sent') {
    return (
      <AuthPage title={t('signInLink.title')}>
        <FormMessage tone="good">{t('resetSent', { email: actionData.email })}</FormMessage>
        <ShopLink to="/sign-in" className="text-link">
          {t('backToSignIn')}
        </ShopLink>
      </AuthPage>
    );
  }
  if (actionData?.kind === 'expired') {
    return (
      <AuthPage title={t('signInLink.title')}>
        <FormMessage tone="error">{t('linkExpired')}</FormMessage>
        <ShopLink to="/sign-in/link" className={buttonClass({ wide: true })}>
          {t('resetSend')}
        </ShopLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('signInLink.title')} intro={token === '' ? t('signInLink.intro') : undefined}>
      <DocumentForm method="post" action={local('/sign-in/link')} noValidate className="grid gap-5">
        <input type="hidden" name="returnTo" value={returnTo} />
        {token === '' ? (
          <>
            {actionData?.kind === 'too-many' && (
              <FormMessage tone="error">{t('errors.tooMany', { minutes: actionData.minutes })}</FormMessage>
            )}
            <TextField
              name="email"
              type="email"
              inputMode="email"
              label={t('email')}
              autoComplete="username"
              defaultValue={actionData?.email}
              error={actionData?.kind === 'not-an-email' ? t('errors.email') : undefined}
              required
            />
          </>
        ) : (
          <input type="hidden" name="token" value={token} />
        )}
        <Button type="submit" size="large" wide>
          {token === '' ? t('resetSend') : t('signInLink.button')}
        </Button>
      </DocumentForm>
    </AuthPage>
  );
}
