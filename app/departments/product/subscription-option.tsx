import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#domain/price/format-money.ts';
import { subscriptionPrice } from '#domain/subscription/subscription.ts';
import { RadioGroup } from '#ui/choice-field.tsx';

interface SubscriptionOptionProps {
  price: number;
  currency: string;
  isSubscription: boolean;
  onChange: (isSubscription: boolean) => void;
}

/** Once, or every month for less. */
export default function SubscriptionOption({
  price,
  currency,
  isSubscription,
  onChange,
}: SubscriptionOptionProps) {
  const t = useTranslations('pdp.subscription');
  const locale = useLocale();
  const once = { centAmount: price, currencyCode: currency };
  return (
    <RadioGroup
      legend={t('title')}
      name="isSubscription"
      rows
      value={String(isSubscription)}
      onChange={(value) => onChange(value === 'true')}
      options={[
        { value: 'false', label: t('once'), end: formatMoney(once, locale) },
        {
          value: 'true',
          label: t('subscribe'),
          hint: t('hint'),
          end: formatMoney(subscriptionPrice(once), locale),
        },
      ]}
    />
  );
}
