import type { BasketTotals } from '#commerce/basket/totals.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { offerName } from '#commerce/promotions/offer-name.ts';
import { useSite } from './site.ts';

/** What each offer takes off, in the list of a total. */
export function DiscountRows({
  discounts,
  currency,
}: Pick<BasketTotals, 'discounts'> & { currency: string }) {
  const { locale } = useSite();
  return discounts.map((discount) => (
    <div key={discount.promotionId} className="text-good col-span-2 grid grid-cols-subgrid">
      <dt>{offerName(discount, locale)}</dt>
      <dd className="text-right">
        −{formatMoney({ centAmount: discount.amount, currencyCode: currency }, locale)}
      </dd>
    </div>
  ));
}
