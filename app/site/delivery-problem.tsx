import { useTranslations } from 'use-intl';
import type { BasketView } from '#commerce/basket/basket-view.server.ts';
import { useSite } from './site.ts';

/** Why nothing can be delivered, and what a shopper can do. */
export function DeliveryProblemNotice({ view }: { view: Pick<BasketView, 'deliveryProblem' | 'country'> }) {
  const t = useTranslations('checkout');
  const { locale } = useSite();
  if (!view.deliveryProblem) return null;
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(view.country) ?? view.country;
  return (
    <p role="status" className="border-sale border-l-4 py-1 pl-4">
      {t(`noDelivery.${view.deliveryProblem}`, { country })}
    </p>
  );
}
