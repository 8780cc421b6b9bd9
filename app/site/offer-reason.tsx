import { useTranslations } from 'use-intl';
import type { BasketView, EnteredCode } from '#commerce/basket/basket-view.server.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { offerName } from '#commerce/promotions/offer-name.ts';
import { useSite } from './site.ts';

/** Why an offer does not apply, to be read after its code or name. */
export function useOfferReason(
  currencyCode: string,
): (refusal: Pick<EnteredCode, 'reason' | 'missing'>) => string {
  const t = useTranslations('basket.offerReasons');
  const { locale } = useSite();
  return ({ reason, missing }) =>
    t(reason ?? 'over', {
      amount: formatMoney({ centAmount: missing ?? 0, currencyCode }, locale),
      count: missing ?? 0,
    });
}

/** Offers that the shopper expected and does not get. */
export function RefusedOffers({ view }: { view: Pick<BasketView, 'codes' | 'lostOffers' | 'currency'> }) {
  const reasonOf = useOfferReason(view.currency);
  const { locale } = useSite();
  const refused = [
    ...view.codes.filter(({ isUsed }) => !isUsed).map(({ code: name, ...rest }) => ({ name, ...rest })),
    ...view.lostOffers.map((lost) => ({
      name: offerName(lost, locale),
      reason: lost.reason,
      missing: null,
    })),
  ];
  if (refused.length === 0) return null;
  return (
    <ul role="status" className="grid gap-1 text-sm">
      {refused.map(({ name, ...refusal }) => (
        <li key={name}>
          <strong className="font-medium">{name}</strong> {reasonOf(refusal)}
        </li>
      ))}
    </ul>
  );
}
