import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';
import type { BasketNotice } from '#domain/basket/revise-basket.ts';
import { productLink } from '#domain/links/product-link.ts';
import { formatMoney } from '#domain/price/format-money.ts';
import type { BasketLineView } from '#server/basket/basket-view.server.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
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
  const { locale } = useSite();
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  const to = productLink(
    { slug: line.slug, isPremier: line.isPremier },
    line.colour,
    line.size ? [line.size] : [],
  );
  const facts = [
    line.colourLabel,
    line.size && t('size', { size: line.size }),
    line.quantity > 1 && t('quantityShort', { count: line.quantity }),
  ];
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-4">
      {line.picture ? (
        <Picture
          src={line.picture.src}
          alt=""
          ratio={line.picture.ratio}
          tone={line.picture.tone}
          sizes="72px"
          widths={[80, 120, 180]}
        />
      ) : (
        <span className="bg-sunk block aspect-[2/3]" />
      )}
      <div className="grid content-start gap-1">
        <div className="flex items-start justify-between gap-4">
          <ShopLink to={to} className="hover:underline" onClick={onLeave}>
            {line.name}
          </ShopLink>
          <span className="font-medium tabular-nums">{money(line.net)}</span>
        </div>
        <p className="text-soft text-sm">{facts.filter(Boolean).join(' · ')}</p>
        <LineNotices notices={notices} money={money} />
        <Button variant="link" size="small" className="justify-self-start" onClick={onRemove}>
          {t('remove')}
          <span className="sr-only"> {line.name}</span>
        </Button>
      </div>
    </li>
  );
}
