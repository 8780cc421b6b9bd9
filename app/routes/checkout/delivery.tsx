import { data, Form, redirect, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx';
import { methodName } from '#app/features/checkout/order-details.tsx';
import { readForm } from '#app/routes/read-form.ts';
import { useSite } from '#app/site/site.ts';
import { deliveryPrice } from '#commerce/basket/totals.ts';
import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-field.tsx';
import type { Route } from './+types/delivery';
import { requireCheckout, stepPath } from './require-checkout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { view } = await requireCheckout(context);
  if (!view.shippingAddress || !view.email) throw redirect(stepPath('details', context));
  return { view };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { owner, brand, view } = await requireCheckout(context);
  const deliveryMethodId = String((await readForm(request)).get('method') ?? '');
  if (!view.delivery.some(({ id }) => id === deliveryMethodId))
    return data({ isMissing: true }, { status: 422 });
  await context.get(shopContext).checkout.baskets.setFields(owner, brand, { deliveryMethodId });
  throw redirect(stepPath('payment', context));
}

export default function CheckoutDelivery({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const t = useTranslations('checkout');
  const { locale } = useSite();
  const isBusy = useNavigation().state !== 'idle';
  const goods = view.totals.subTotal - view.totals.discountTotal;
  const isDelivered = view.lines.some(({ isPremier }) => !isPremier);
  const options = view.delivery.map((method) => {
    const price = deliveryPrice(method, goods, view.totals.freeDelivery);
    return {
      value: method.id,
      label: methodName(t, method),
      hint: method.estimatedDate
        ? t('by', { date: formatDeliveryDate(method.estimatedDate, locale) })
        : // A membership starts with its purchase: there is nothing to wait for.
          isDelivered && method.description,
      end: price === 0 ? t('free') : formatMoney({ centAmount: price, currencyCode: view.currency }, locale),
    };
  });
  return (
    <CheckoutFrame view={view} step="delivery">
      <Form method="post" className="grid gap-8">
        <RadioGroup
          legend={t('howDelivered')}
          name="method"
          rows
          options={options}
          defaultValue={view.deliveryMethodId ?? view.delivery[0]?.id}
          error={actionData?.isMissing ? t('chooseDelivery') : undefined}
          required
        />
        <Button type="submit" size="large" wide loading={isBusy}>
          {t('toPayment')}
        </Button>
      </Form>
    </CheckoutFrame>
  );
}
