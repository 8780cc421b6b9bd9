import { useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import { LinkRequest } from '#app/features/account/link-request.tsx';
import { readForm } from '#app/routes/read-form.ts';
import type { Route } from './+types/password-reset';
import { requestLink } from './request-link.server.ts';

export async function action({ context, request }: Route.ActionArgs) {
  const { requestPasswordReset } = context.get(shopContext).customers.accounts;
  return requestLink(context, await readForm(request), requestPasswordReset);
}

export default function PasswordReset({ actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  return (
    <LinkRequest title={t('resetTitle')} intro={t('resetIntro')} path="/password-reset" result={actionData} />
  );
}
