import { data, Form, redirect } from 'react-router';
import { encode } from 'uqr';
import { useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { AuthPage, FormMessage } from '#app/features/account/auth-page.tsx';
import { RecoveryCodes } from '#app/features/account/recovery-codes.tsx';
import { requireCustomer } from '#app/routes/customer-guard.ts';
import { readForm } from '#app/routes/read-form.ts';
import { safeReturnPath } from '#commerce/customers/credentials.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { Route } from './+types/second-factor';

/** Shows the second factor of a member of staff, or sets one up. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { customer } = await requireMember(context, request);
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get('returnTo'), '/staff');
  if (customer.pendingFactor === 'code') return { returnTo, isOn: false, setUp: null };
  const { factor } = context.get(shopContext).admin;
  const begun = await factor.begin(customer.id, context.get(requestContext).brand.name, customer.email);
  // Null when it is on already. No redirect: after turning it on the page shows the recovery codes.
  return { returnTo, isOn: begun === null, setUp: begun && { secret: begun.secret, ...drawCode(begun.uri) } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { customer } = await requireMember(context, request);
  const { session, client } = context.get(requestContext);
  const { admin, content } = context.get(shopContext);
  const form = await readForm(request);
  const code = String(form.get('code') ?? '');
  const isSetUp = customer.pendingFactor !== 'code';
  const result = await (isSetUp ? admin.factor.confirm : admin.factor.check)(customer.id, code);
  const isRight = result.kind === 'ok' || result.kind === 'on';
  await content.audit.record({
    who: customer.email,
    role: 'staff',
    client,
    action: isSetUp ? 'second factor set up' : 'second factor',
    subject: `staff ${customer.email}`,
    outcome: isRight ? 'done' : 'refused',
  });
  if (!isRight) {
    const minutes = result.kind === 'too-many' ? Math.ceil(result.retryAfterSeconds / 60) : 0;
    return data({ error: result.kind, minutes, codes: null }, { status: minutes > 0 ? 429 : 422 });
  }
  await session.passFactor();
  if (result.kind === 'on') return data({ error: null, minutes: 0, codes: result.recoveryCodes });
  throw redirect(safeReturnPath(String(form.get('returnTo') ?? ''), '/staff'));
}

async function requireMember(context: Route.LoaderArgs['context'], request: Request) {
  const signedIn = await requireCustomer(context, request);
  const { staffRole, pendingFactor } = signedIn.customer;
  if (!staffRole && !pendingFactor) throw new Response(null, { status: 404 });
  return signedIn;
}

/** The modules of a QR code as one path. */
function drawCode(text: string): { size: number; path: string } {
  const { size, data: rows } = encode(text, { border: 2 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join('') };
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('account.factor');
  const { returnTo, isOn, setUp } = loaderData;
  if (actionData?.codes)
    return (
      <AuthPage title={t('codesTitle')}>
        <RecoveryCodes codes={actionData.codes} returnTo={returnTo} />
      </AuthPage>
    );
  if (isOn)
    return (
      <AuthPage title={t('title')} intro={t('isOn')}>
        <a href={returnTo} className={buttonClass({ wide: true })}>
          {t('submit')}
        </a>
      </AuthPage>
    );
  return (
    <AuthPage title={t(setUp ? 'setUpTitle' : 'title')} intro={t(setUp ? 'setUpIntro' : 'intro')}>
      {setUp && (
        <>
          <svg
            viewBox={`0 0 ${setUp.size} ${setUp.size}`}
            role="img"
            aria-label={t('picture')}
            className="w-56 justify-self-center bg-white"
            shapeRendering="crispEdges"
          >
            <path d={setUp.path} fill="#000" />
          </svg>
          <p className="text-soft text-sm">
            {t('byHand')} <code className="break-all select-all">{setUp.secret}</code>
          </p>
        </>
      )}
      <Form method="post" reloadDocument noValidate className="grid gap-5">
        <input type="hidden" name="returnTo" value={returnTo} />
        {actionData?.error === 'too-many' && (
          <FormMessage tone="error">{t('tooMany', { minutes: actionData.minutes })}</FormMessage>
        )}
        <TextField
          name="code"
          label={t(setUp ? 'firstCode' : 'code')}
          hint={setUp ? undefined : t('codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          error={actionData?.error === 'wrong' ? t('wrong') : undefined}
          required
        />
        <Button type="submit" size="large" wide>
          {t(setUp ? 'turnOn' : 'submit')}
        </Button>
      </Form>
    </AuthPage>
  );
}
