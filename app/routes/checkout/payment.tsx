import { data, redirect } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx';
import { PaymentForm, type PaymentProblem } from '#app/features/checkout/payment-form.tsx';
import { basketOwner, homeUrl } from '#app/routes/customer-guard.ts';
import { readForm } from '#app/routes/read-form.ts';
import { localPath } from '#app/site/local-path.ts';
import type { CheckoutResult } from '#commerce/checkout/checkout.server.ts';
import { allowsEvents } from '#commerce/events/consent.ts';
import type { Route } from './+types/payment';
import { requireCheckout, stepPath } from './require-checkout.ts';

const KEY = /^[0-9a-f-]{36}$/;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { view, brand } = await requireCheckout(context);
  if (!view.shippingAddress || !view.email) throw redirect(stepPath('details', context));
  if (!view.deliveryMethodId) throw redirect(stepPath('delivery', context));
  const { payments, testCards } = context.get(shopContext).checkout;
  return {
    view,
    attemptKey: crypto.randomUUID(),
    cardField: payments.cardField.open(),
    testCards,
    returnDays: brand.settings.returns.windowDays,
    isRefused: new URL(request.url).searchParams.has('refused'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { brand, locale, client } = context.get(requestContext);
  const { service: checkout, payments, limitPaymentAttempts } = context.get(shopContext).checkout;
  const form = await readForm(request);
  const key = String(form.get('attemptKey') ?? '');
  const expectedTotal = Number(form.get('expectedTotal'));
  if (!KEY.test(key) || !Number.isSafeInteger(expectedTotal)) {
    return data({ problem: 'failed' as PaymentProblem }, { status: 400 });
  }
  const owner = await basketOwner(context);
  if (!owner) throw redirect(localPath('/basket', locale, brand));
  if (await limitPaymentAttempts(client))
    return data({ problem: 'too-many' as PaymentProblem }, { status: 429 });
  const card = await payments.cardField.read(String(form.get('cardSession') ?? ''));
  if (!card) return data({ problem: 'no-card' as PaymentProblem }, { status: 422 });
  const result = await checkout.submit({
    owner,
    brand,
    locale,
    home: homeUrl(context),
    allowsAnalytics: allowsEvents(request.headers.get('cookie')),
    card: { brand: card.brand, lastFour: card.lastFour },
    key,
    method: 'card',
    paymentToken: card.token,
    expectedTotal,
  });
  return toOutcome(result, (path) => localPath(path, locale, brand));
}

function toOutcome(result: CheckoutResult, local: (path: string) => string) {
  switch (result.kind) {
    case 'placed':
    case 'pending':
      throw redirect(local(`/order/${result.number}?key=${result.key}`));
    case 'challenge':
      // The embedded provider's challenge is a path of this shop, an external provider's a full address.
      throw redirect(URL.canParse(result.url) ? result.url : local(result.url));
    case 'unknown':
    case 'refunded':
      throw redirect(local(`/checkout/complete?attempt=${result.attemptId}`));
    case 'in-progress':
      if (result.attemptId) throw redirect(local(`/checkout/complete?attempt=${result.attemptId}`));
      return data({ problem: 'in-progress' as PaymentProblem }, { status: 409 });
    case 'out-of-stock':
      throw redirect(local('/basket?problem=out-of-stock'));
    case 'incomplete':
      throw redirect(
        local(result.missing === 'basket' || result.missing === 'lines' ? '/basket' : '/checkout'),
      );
    case 'refused':
    case 'total-updated':
    case 'conflict':
      return data(
        { problem: result.kind as PaymentProblem },
        { status: result.kind === 'refused' ? 402 : 409 },
      );
  }
}

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { view, attemptKey, cardField, testCards, isRefused, returnDays } = loaderData;
  return (
    <CheckoutFrame view={view} step="payment">
      <PaymentForm
        view={view}
        attemptKey={attemptKey}
        cardField={cardField}
        testCards={testCards}
        returnDays={returnDays}
        problem={actionData?.problem ?? (isRefused ? 'refused' : null)}
      />
    </CheckoutFrame>
  );
}
