import { data, Form, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { AuthPage, FormMessage } from '#app/features/account/auth-page.tsx';
import { readForm } from '#app/routes/read-form.ts';
import { localPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { Route } from './+types/find-order';

/** Finds a guest's order by its number and the email address of its confirmation. */
export async function action({ context, request }: Route.ActionArgs) {
  const { brand, locale, client } = context.get(requestContext);
  const { orderStore, limitOrderLookUps } = context.get(shopContext).checkout;
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const entered = {
    number: text('number').replace(/^#/, '').slice(0, 20),
    email: text('email').slice(0, 254),
  };
  const wait = await limitOrderLookUps(client);
  if (wait !== null) return data({ entered, error: 'tooMany' as const }, { status: 429 });
  const key = await orderStore.findAccessKey(entered.number, entered.email);
  // The same message for a wrong number and a wrong email address, so that neither can be guessed.
  if (!key) return data({ entered, error: 'notFound' as const }, { status: 404 });
  throw redirect(`${localPath(`/order/${entered.number}`, locale, brand)}?key=${key}`);
}

export default function FindOrder({ actionData }: Route.ComponentProps) {
  const t = useTranslations('orders');
  return (
    <AuthPage title={t('find.title')} intro={t('find.intro')}>
      <Form method="post" className="grid gap-5">
        {actionData?.error && <FormMessage tone="error">{t(`find.${actionData.error}`)}</FormMessage>}
        <TextField
          label={t('find.number')}
          name="number"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={actionData?.entered.number}
          required
        />
        <TextField
          label={t('find.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={actionData?.entered.email}
          required
        />
        <Button type="submit" size="large" wide>
          {t('find.submit')}
        </Button>
      </Form>
      <p className="text-soft text-sm">
        {t('find.haveAccount')}{' '}
        <ShopLink to="/account/orders" className="text-link">
          {t('find.toAccount')}
        </ShopLink>
      </p>
    </AuthPage>
  );
}
