import { useLocale, useTranslations } from 'use-intl';
import { isPreOrder } from '#commerce/catalogue/variants/add-button.ts';
import { ClockIcon } from '#ui/icon-shop.tsx';
import type { ProductView } from './product-view.ts';

export function PreOrderNotice({ view }: { view: ProductView }) {
  const t = useTranslations('pdp');
  const locale = useLocale();
  if (!view.preorderUntil || !isPreOrder(view.preorderUntil, new Date(view.renderedAt))) return null;
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(view.preorderUntil),
  );
  return (
    <p className="panel-note">
      <ClockIcon />
      {t('preOrder', { date })}
    </p>
  );
}
