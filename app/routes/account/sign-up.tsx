import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { AuthPage } from '#app/features/account/auth-page.tsx';
import { SignUpForm } from '#app/features/account/sign-up-form.tsx';
import { homeUrl } from '#app/routes/customer-guard.ts';
import { readForm } from '#app/routes/read-form.ts';
import { checkSignUp, type SignUpErrors, safeReturnPath } from '#commerce/customers/credentials.ts';
import type { Route } from './+types/sign-up';

/** After too many tries from everywhere nothing but a link by email works for this address. */
const LONGEST_WAIT_MINUTES = 60;

export async function loader({ context, request }: Route.LoaderArgs) {
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get('returnTo'));
  if (await context.get(requestContext).session.customer()) throw redirect(returnTo);
  return { returnTo };
}

export async function action({ context, request }: Route.ActionArgs) {
  const {
    customers: { accounts: customers },
    checkout: { signIn },
  } = context.get(shopContext);
  const { session, client, brand, locale } = context.get(requestContext);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 254);
  const entered = { firstName: text('firstName'), lastName: text('lastName'), email: text('email') };
  const errors = checkSignUp({ ...entered, password: String(form.get('password') ?? '') });
  if (Object.keys(errors).length > 0)
    return data({ ok: false as const, entered, errors, minutes: 0 }, { status: 422 });
  const result = await customers.signUp(
    { ...entered, password: text('password') },
    { home: homeUrl(context), shop: brand.name, brand: brand.slug, locale, client },
  );
  if (result.kind !== 'ok') {
    const minutes =
      result.kind === 'too-many' ? Math.ceil(result.retryAfterSeconds / 60) : LONGEST_WAIT_MINUTES;
    return data({ ok: false as const, entered, errors: {} as SignUpErrors, minutes }, { status: 429 });
  }
  await signIn(session, result.customerId, brand);
  if (form.get('via') === 'modal') return { ok: true as const };
  throw redirect(safeReturnPath(text('returnTo')));
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  return (
    <AuthPage title={t('createAccount')} intro={t('signUpIntro')}>
      <SignUpForm returnTo={loaderData.returnTo} failed={actionData?.ok === false ? actionData : null} />
    </AuthPage>
  );
}
