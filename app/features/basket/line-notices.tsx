import { useTranslations } from 'use-intl';
import type { BasketNotice } from '#commerce/basket/revise-basket.ts';

interface LineNoticesProps {
  notices: readonly BasketNotice[];
  money: (amount: number) => string;
}

/** Changes of a line since the shopper last saw it. */
export function LineNotices({ notices, money }: LineNoticesProps) {
  const t = useTranslations('basket');
  return notices.map((notice) => (
    <p
      key={notice.kind}
      className={
        notice.kind === 'price-down'
          ? 'text-good border-good border-l-2 pl-3 text-sm'
          : 'text-sale border-sale border-l-2 pl-3 text-sm'
      }
    >
      {notice.kind === 'price-down' || notice.kind === 'price-up'
        ? t(`notices.${notice.kind}`, { from: money(notice.from), to: money(notice.to) })
        : notice.kind === 'quantity-reduced'
          ? t('notices.quantity-reduced', { count: notice.to })
          : t(`notices.${notice.kind}`)}
    </p>
  ));
}
