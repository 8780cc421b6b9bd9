import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { AuthPage, FormMessage } from '#app/features/account/auth-page.tsx';
import { DemoAccounts } from '#app/features/account/demo-accounts.tsx';
import { SignInForm, type SignInOutcome } from '#app/features/account/sign-in-form.tsx';
import { readForm } from '#app/routes/read-form.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { safeReturnPath } from '#commerce/customers/credentials.ts';
import { buttonClass } from '#ui/button.tsx';
import type { Route } from './+types/sign-in';
import { completeSignIn } from './complete-sign-in.ts';

const SIGN_IN_ERRORS = {
  wrong: 'wrong',
  deactivated: 'deactivated',
  'too-many': 'tooMany',
  'link-only': 'linkOnly',
} as const;
const STATUS = { wrong: 401, deactivated: 403, 'too-many': 429, 'link-only': 429 } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const returnTo = safeReturnPath(params.get('returnTo'));
  if (await context.get(requestContext).session.customer()) throw redirect(returnTo);
  const demoAccounts = context.get(shopContext).demo?.accounts ?? [];
  return {
    returnTo,
    hasSingleSignOn: context.get(shopContext).admin.signIn.sso !== null,
    isRefused: params.has('refused'),
    isReset: params.has('reset'),
    isClosed: params.has('closed'),
    isMeanwhile: params.has('meanwhile'),
    demoAccounts,
  };
}

/** The page's form is redirected; the dialog sends `via=modal` and gets the result as data. */
export async function action({ context, request }: Route.ActionArgs) {
  const customers = context.get(shopContext).customers.accounts;
  const { client } = context.get(requestContext);
  const form = await readForm(request);
  const email = String(form.get('email') ?? '').slice(0, 254);
  const password = String(form.get('password') ?? '').slice(0, 200);
  const isModal = form.get('via') === 'modal';
  const result = await customers.authenticate({ email, password }, client);
  if (result.kind === 'ok') {
    const returnTo = safeReturnPath(String(form.get('returnTo') ?? ''));
    const next = await completeSignIn(context, result.customerId, { returnTo });
    if (isModal) return { ok: true as const };
    throw redirect(next);
  }
  const outcome: SignInOutcome = {
    email,
    error: SIGN_IN_ERRORS[result.kind],
    minutes: result.kind === 'too-many' ? Math.ceil(result.retryAfterSeconds / 60) : 0,
  };
  return data({ ok: false as const, outcome }, { status: STATUS[result.kind] });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const { returnTo, isReset, isClosed, isMeanwhile, isRefused, hasSingleSignOn, demoAccounts } = loaderData;
  const back = encodeURIComponent(returnTo);
  return (
    <AuthPage title={t('signIn')} intro={t('signInIntro')}>
      {isReset && <FormMessage tone="good">{t('passwordChanged')}</FormMessage>}
      {isMeanwhile && !actionData && <FormMessage tone="error">{t('signedOutMeanwhile')}</FormMessage>}
      {isClosed && <FormMessage tone="good">{t('closed')}</FormMessage>}
      {isRefused && !actionData && <FormMessage tone="error">{t('errors.singleSignOn')}</FormMessage>}
      <SignInForm returnTo={returnTo} outcome={actionData?.ok === false ? actionData.outcome : undefined} />
      {hasSingleSignOn && (
        <a
          href={`/sign-in/sso?returnTo=${back}`}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          {t('staffSignIn')}
        </a>
      )}
      <section className="border-line grid gap-3 border-t pt-6">
        <h2 className="heading text-lg">{t('newHere')}</h2>
        <ShopLink
          to={`/sign-up?returnTo=${back}`}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          {t('createAccount')}
        </ShopLink>
      </section>
      <ShopLink to="/order" className="text-link justify-self-start text-sm">
        {t('findOrder')}
      </ShopLink>
      <DemoAccounts accounts={demoAccounts} returnTo={returnTo} />
    </AuthPage>
  );
}
