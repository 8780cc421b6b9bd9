import { useTranslations } from 'use-intl';
import { LineCard } from '#app/features/product-card/line-card.tsx';
import { useSizeText } from '#app/i18n/size-text.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';
import type { BasketLineView } from '#commerce/basket/basket-line-view.server.ts';
import type { BasketNotice } from '#commerce/basket/revise-basket.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { Button } from '#ui/button.tsx';
import { LineNotices } from './line-notices.tsx';

interface MiniBasketLineProps {
  line: BasketLineView;
  notices: BasketNotice[];
  currency: string;
  onLeave: () => void;
  onRemove: () => void;
}

export function MiniBasketLine({ line, notices, currency, onLeave, onRemove }: MiniBasketLineProps) {
  const t = useTranslations('basket');
  const sizeText = useSizeText();
  const { locale } = useSite();
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  const to = productLink(
    { slug: line.slug, isPremier: line.isPremier },
    line.colour,
    line.size ? [line.size] : [],
  );
  const facts = [
    line.colourLabel,
    line.size && t('size', { size: sizeText(line.size) }),
    line.quantity > 1 && t('quantityShort', { count: line.quantity }),
  ];
  return (
    <LineCard
      picture={line.picture}
      facts={facts}
      heading={
        <div className="flex items-start justify-between gap-4">
          <ShopLink to={to} className="hover:underline" onClick={onLeave}>
            {line.name}
          </ShopLink>
          <span className="font-medium tabular-nums">{line.isGift ? t('gift') : money(line.net)}</span>
        </div>
      }
    >
      <LineNotices notices={notices} money={money} />
      {!line.isGift && (
        <Button variant="link" size="small" className="justify-self-start" onClick={onRemove}>
          {t('remove')}
          <span className="sr-only"> {line.name}</span>
        </Button>
      )}
    </LineCard>
  );
}
