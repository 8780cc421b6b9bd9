import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import { AuthPage, FormMessage } from '#app/features/account/auth-page.tsx';
import { readForm } from '#app/routes/read-form.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import type { Route } from './+types/confirm-email';

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' };
}

/** Confirmed by a form, not by opening the link: mail programs open links by themselves. */
export async function action({ context, request }: Route.ActionArgs) {
  const token = String((await readForm(request)).get('token') ?? '');
  return { isConfirmed: await context.get(shopContext).customers.accounts.confirmEmail(token) };
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  return (
    <AuthPage title={t('confirmTitle')}>
      {actionData ? (
        <>
          <FormMessage tone={actionData.isConfirmed ? 'good' : 'error'}>
            {actionData.isConfirmed ? t('confirmed') : t('linkExpired')}
          </FormMessage>
          <ShopLink to="/account" className={buttonClass({ wide: true })}>
            {t('title')}
          </ShopLink>
        </>
      ) : (
        <Form method="post" className="grid">
          <input type="hidden" name="token" value={loaderData.token} />
          <Button type="submit" size="large" wide>
            {t('confirmButton')}
          </Button>
        </Form>
      )}
    </AuthPage>
  );
}
