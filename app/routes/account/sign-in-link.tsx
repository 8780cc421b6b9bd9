import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import { AuthPage } from '#app/features/account/auth-page.tsx';
import { LinkRequest } from '#app/features/account/link-request.tsx';
import { readForm } from '#app/routes/read-form.ts';
import { DocumentForm } from '#app/site/document-form.tsx';
import { useLocalPath } from '#app/site/local-path.ts';
import { safeReturnPath } from '#commerce/customers/credentials.ts';
import { Button } from '#ui/button.tsx';
import type { Route } from './+types/sign-in-link';
import { completeSignIn } from './complete-sign-in.ts';
import { requestLink } from './request-link.server.ts';

export function loader({ request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  return { token: params.get('token') ?? '', returnTo: safeReturnPath(params.get('returnTo')) };
}

/** Sends the link, or with its token signs in: by a form, since mail programs open links by themselves. */
export async function action({ context, request }: Route.ActionArgs) {
  const { accounts } = context.get(shopContext).customers;
  const form = await readForm(request);
  const returnTo = safeReturnPath(String(form.get('returnTo') ?? ''));
  const token = String(form.get('token') ?? '');
  if (token === '')
    return requestLink(context, form, (email, emailContext) =>
      accounts.requestSignInLink(email, returnTo, emailContext),
    );
  const redeemed = await accounts.redeemSignInLink(token);
  if (!redeemed) return data({ kind: 'expired' as const, email: '', minutes: 0 }, { status: 410 });
  throw redirect(await completeSignIn(context, redeemed.customerId, { returnTo }));
}

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const local = useLocalPath();
  const { token, returnTo } = loaderData;
  const title = t('signInLink.title');
  if (token === '' || actionData) {
    return (
      <LinkRequest title={title} intro={t('signInLink.intro')} path="/sign-in/link" result={actionData}>
        <input type="hidden" name="returnTo" value={returnTo} />
      </LinkRequest>
    );
  }
  return (
    <AuthPage title={title}>
      <DocumentForm method="post" action={local('/sign-in/link')} className="grid">
        <input type="hidden" name="returnTo" value={returnTo} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large" wide>
          {t('signInLink.button')}
        </Button>
      </DocumentForm>
    </AuthPage>
  );
}
