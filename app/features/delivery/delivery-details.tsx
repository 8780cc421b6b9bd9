import { useLocale, useTranslations } from 'use-intl';
import { useNow } from '#app/site/use-now.ts';
import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { type DeliveryInput, listMethods } from './describe-promise.ts';

const A_MINUTE = 60_000;

/** All delivery methods, with price and date. */
export function DeliveryDetails({ input, message }: { input: DeliveryInput; message: string | null }) {
  const t = useTranslations('delivery');
  const pdp = useTranslations('pdp');
  const locale = useLocale();
  const now = useNow(input.renderedAt, A_MINUTE);
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: input.currency }, locale);
  return (
    <div className="grid gap-4">
      {message && <p className="max-w-prose">{message}</p>}
      <ul className="delivery-methods">
        {listMethods(input, now).map(({ id, name, price, isFree, days, date }) => (
          <li key={id}>
            <span className="font-medium">{name}</span>
            <span className="tabular-nums">{isFree ? pdp('free') : money(price)}</span>
            <span className="text-soft col-span-2">
              {date ? t('by', { date: formatDeliveryDate(date, locale) }) : t('workingDays', { days })}
            </span>
          </li>
        ))}
      </ul>
      {input.surcharge !== null && (
        <p className="text-soft text-sm">{t('surcharge', { price: money(input.surcharge) })}</p>
      )}
    </div>
  );
}
