import { data, Form, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { FormMessage } from '#app/features/account/auth-page.tsx';
import { PasswordField } from '#app/features/account/password-field.tsx';
import { requireCustomer } from '#app/routes/customer-guard.ts';
import { readForm } from '#app/routes/read-form.ts';
import { localPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import type { Route } from './+types/close';

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCustomer(context, request);
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { customer } = await requireCustomer(context, request);
  const { session, brand, locale } = context.get(requestContext);
  const password = String((await readForm(request)).get('password') ?? '').slice(0, 200);
  const shop = { name: brand.name, slug: brand.slug, locale };
  const outcome = await context
    .get(shopContext)
    .customers.personalData.closeAccount(customer.id, password, shop);
  if (outcome !== 'closed') return data({ outcome }, { status: outcome === 'payment-open' ? 409 : 422 });
  await session.signOut();
  throw redirect(`${localPath('/sign-in', locale, brand)}?closed`);
}

export default function AccountClose({ actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const outcome = actionData?.outcome;
  return (
    <Form method="post" className="grid max-w-md gap-5">
      <title>{t('closeAccount')}</title>
      <h2 className="heading text-xl">{t('closeAccount')}</h2>
      <p>{t('closeIntro')}</p>
      {outcome === 'payment-open' && <FormMessage tone="error">{t('closePaymentOpen')}</FormMessage>}
      {outcome === 'staff' && <FormMessage tone="error">{t('closeStaff')}</FormMessage>}
      <PasswordField
        label={t('currentPassword')}
        name="password"
        autoComplete="current-password"
        error={outcome === 'wrong-password' ? t('errors.wrongPassword') : undefined}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('closeConfirm')}</Button>
        <ShopLink to="/account/details" className={buttonClass({ variant: 'secondary' })}>
          {t('keepAccount')}
        </ShopLink>
      </div>
    </Form>
  );
}
