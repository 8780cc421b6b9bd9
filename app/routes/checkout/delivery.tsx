import { data, Form, redirect, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx';
import { readForm } from '#app/routes/read-form.ts';
import { DeliveryProblemNotice } from '#app/site/delivery-problem.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';
import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-field.tsx';
import type { Route } from './+types/delivery';
import { redirectToStep, requireCheckout, stepPath } from './require-checkout.ts';

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
  throw redirectToStep('payment', context);
}

export default function CheckoutDelivery({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const t = useTranslations('checkout');
  const { locale } = useSite();
  const isBusy = useNavigation().state !== 'idle';
  const isDelivered = view.lines.some(({ isPremier }) => !isPremier);
  const options = view.delivery.map((method) => {
    return {
      value: method.id,
      label: method.name,
      hint: method.estimatedDate
        ? t('by', { date: formatDeliveryDate(method.estimatedDate, locale) })
        : // A membership starts with its purchase: there is nothing to wait for.
          isDelivered && method.description,
      end:
        method.price === 0
          ? t('free')
          : formatMoney({ centAmount: method.price, currencyCode: view.currency }, locale),
    };
  });
  return (
    <CheckoutFrame view={view} step="delivery">
      {options.length === 0 ? (
        <div className="grid gap-6">
          <DeliveryProblemNotice view={view} />
          <p className="flex flex-wrap gap-x-6">
            <ShopLink to="/checkout" className="text-link inline-flex min-h-11 items-center">
              {t('changeAddress')}
            </ShopLink>
            <ShopLink to="/basket" className="text-link inline-flex min-h-11 items-center">
              {t('changeBasket')}
            </ShopLink>
          </p>
        </div>
      ) : (
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
      )}
    </CheckoutFrame>
  );
}
