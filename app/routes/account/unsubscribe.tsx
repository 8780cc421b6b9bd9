import { data, Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import { AuthPage, FormMessage } from '#app/features/account/auth-page.tsx';
import { Button } from '#ui/button.tsx';
import type { Route } from './+types/unsubscribe';

/** The link in emails that are sent with consent. Opening it changes nothing, since mail programs open links by themselves. */
export function loader({ context, url }: Route.LoaderArgs) {
  const reader = context.get(shopContext).customers.unsubscribe.readLink(url.searchParams);
  return { email: reader?.email ?? null };
}

/** Pressed by the reader, or by the mail program in their name (RFC 8058). */
export async function action({ context, url }: Route.ActionArgs) {
  const { unsubscribe } = context.get(shopContext).customers;
  const reader = unsubscribe.readLink(url.searchParams);
  if (!reader) return data({ isDone: false }, { status: 400 });
  await unsubscribe.end(reader);
  return data({ isDone: true });
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('account.unsubscribe');
  const { email } = loaderData;
  return (
    <AuthPage title={t('title')} intro={email && !actionData ? t('intro', { email }) : undefined}>
      {(!email || actionData?.isDone === false) && <FormMessage tone="error">{t('broken')}</FormMessage>}
      {email && actionData?.isDone && <FormMessage tone="good">{t('done', { email })}</FormMessage>}
      {email && !actionData && (
        <Form method="post" className="grid">
          <Button type="submit" size="large" wide>
            {t('button')}
          </Button>
        </Form>
      )}
    </AuthPage>
  );
}
