import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { AuthPage } from '#app/features/account/auth-page.tsx';
import { ExpiredLink } from '#app/features/account/link-request.tsx';
import { PasswordField } from '#app/features/account/password-field.tsx';
import { readForm } from '#app/routes/read-form.ts';
import { DocumentForm } from '#app/site/document-form.tsx';
import { localPath } from '#app/site/local-path.ts';
import { checkNewPassword, MIN_PASSWORD_LENGTH } from '#commerce/customers/credentials.ts';
import { Button } from '#ui/button.tsx';
import type { Route } from './+types/password-reset-new';

export function loader({ request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  return { token: params.get('token') ?? '', isInvitation: params.has('invitation') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { locale, brand } = context.get(requestContext);
  const form = await readForm(request);
  const password = String(form.get('password') ?? '');
  const error = checkNewPassword(password, '');
  if (error) return data({ error, isExpired: false }, { status: 422 });
  const done = await context
    .get(shopContext)
    .customers.accounts.resetPassword(String(form.get('token') ?? ''), password);
  if (!done) return data({ error: null, isExpired: true }, { status: 410 });
  const next = new URL(request.url).searchParams.has('invitation') ? '&returnTo=%2Fstaff' : '';
  throw redirect(`${localPath('/sign-in', locale, brand)}?reset${next}`);
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const title = t(loaderData.isInvitation ? 'invitation' : 'newPassword');
  if (actionData?.isExpired || loaderData.token === '')
    return <ExpiredLink title={title} path="/password-reset" />;
  return (
    <AuthPage title={title}>
      <DocumentForm method="post" noValidate className="grid gap-5">
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField
          name="password"
          label={t('newPassword')}
          hint={t('passwordHint', { least: MIN_PASSWORD_LENGTH })}
          autoComplete="new-password"
          error={
            actionData?.error
              ? t(actionData.error as 'errors.email', { least: MIN_PASSWORD_LENGTH })
              : undefined
          }
          required
        />
        <Button type="submit" size="large" wide>
          {t('savePassword')}
        </Button>
      </DocumentForm>
    </AuthPage>
  );
}
