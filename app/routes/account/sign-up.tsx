import { data, Form, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { AuthPage, FormMessage } from '#app/features/account/auth-page.tsx';
import { PasswordField } from '#app/features/account/password-field.tsx';
import { readForm } from '#app/routes/read-form.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import {
  checkSignUp,
  SHORTEST_PASSWORD,
  type SignUpErrors,
  safeReturnPath,
} from '#commerce/customers/credentials.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import type { Route } from './+types/sign-up';
import { homeAddress } from './account-guard.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get('returnTo'));
  if (await context.get(requestContext).session.customer()) throw redirect(returnTo);
  return { returnTo };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { customers, enter } = context.get(shopContext);
  const { session, client, brand, locale } = context.get(requestContext);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 254);
  const entered = { firstName: text('firstName'), lastName: text('lastName'), email: text('email') };
  const errors = checkSignUp({ ...entered, password: String(form.get('password') ?? '') });
  if (Object.keys(errors).length > 0)
    return data({ ok: false as const, entered, errors, minutes: 0 }, { status: 422 });
  const result = await customers.signUp(
    { ...entered, password: text('password') },
    { home: homeAddress(context), shop: brand.name, locale, client },
  );
  if (result.kind !== 'ok') {
    const minutes = result.kind === 'too-many' ? Math.ceil(result.retryAfterSeconds / 60) : 1;
    return data({ ok: false as const, entered, errors: {} as SignUpErrors, minutes }, { status: 429 });
  }
  await enter(session, result.customerId, brand);
  if (form.get('via') === 'modal') return { ok: true as const };
  throw redirect(safeReturnPath(text('returnTo')));
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const local = useLocalPath();
  const failed = actionData?.ok === false ? actionData : null;
  const errors = failed?.errors ?? {};
  const messageOf = (field: keyof SignUpErrors) =>
    errors[field] && t(errors[field] as 'errors.email', { least: SHORTEST_PASSWORD });
  const fields = (['firstName', 'lastName', 'email', 'password'] as const).filter((field) => errors[field]);
  return (
    <AuthPage title={t('createAccount')} intro={t('signUpIntro')}>
      <Form
        method="post"
        action={`${local('/sign-up')}?returnTo=${encodeURIComponent(loaderData.returnTo)}`}
        reloadDocument
        noValidate
        className="grid gap-5"
      >
        {failed && failed.minutes > 0 && (
          <FormMessage tone="error">{t('errors.tooMany', { minutes: failed.minutes })}</FormMessage>
        )}
        <ErrorSummary
          title={t('checkAnswers', { count: fields.length })}
          errors={fields.map((field) => ({ fieldId: field, message: messageOf(field) ?? '' }))}
        />
        <input type="hidden" name="returnTo" value={loaderData.returnTo} />
        <TextField
          id="firstName"
          name="firstName"
          label={t('firstName')}
          autoComplete="given-name"
          defaultValue={failed?.entered.firstName}
          error={messageOf('firstName')}
          required
        />
        <TextField
          id="lastName"
          name="lastName"
          label={t('lastName')}
          autoComplete="family-name"
          defaultValue={failed?.entered.lastName}
          error={messageOf('lastName')}
          required
        />
        <TextField
          id="email"
          name="email"
          type="email"
          inputMode="email"
          label={t('email')}
          autoComplete="email"
          defaultValue={failed?.entered.email}
          error={messageOf('email')}
          required
        />
        <PasswordField
          id="password"
          name="password"
          label={t('password')}
          hint={t('passwordHint', { least: SHORTEST_PASSWORD })}
          autoComplete="new-password"
          error={messageOf('password')}
          required
        />
        <Button type="submit" size="large" wide>
          {t('createAccount')}
        </Button>
        <p className="text-sm">
          {t('haveAccount')}{' '}
          <ShopLink to={`/sign-in?returnTo=${encodeURIComponent(loaderData.returnTo)}`} className="text-link">
            {t('signIn')}
          </ShopLink>
        </p>
      </Form>
    </AuthPage>
  );
}
