import { useLocale, useTranslations } from 'use-intl';
import { subscriptionPrice } from '#commerce/catalogue/subscription.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { Button } from '#ui/button.tsx';
import { BUYING_FORM, SUBSCRIBE } from './buying-form-id.ts';

interface SubscriptionOfferProps {
  price: number;
  currency: string;
  isDisabled: boolean;
}

/** The subscription: a second submit button of the form, which also works before hydration. */
export default function SubscriptionOffer({ price, currency, isDisabled }: SubscriptionOfferProps) {
  const t = useTranslations('pdp.subscription');
  const locale = useLocale();
  const monthly = subscriptionPrice({ centAmount: price, currencyCode: currency });
  return (
    <div className="subscription-offer">
      <p>
        <strong className="font-medium">{t('title')}</strong>
        <span className="block tabular-nums">{t('price', { price: formatMoney(monthly, locale) })}</span>
        <span className="text-soft block text-sm">{t('hint')}</span>
      </p>
      <Button
        type="submit"
        form={BUYING_FORM}
        variant="secondary"
        name={SUBSCRIBE}
        value="true"
        aria-disabled={isDisabled || undefined}
      >
        {t('button')}
      </Button>
    </div>
  );
}
