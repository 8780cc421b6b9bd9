import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';
import type { BasketLineView } from '#commerce/basket/basket-view.server.ts';
import type { BasketNotice } from '#commerce/basket/revise-basket.ts';
import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { isReduced } from '#commerce/pricing/saving.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { EditForm } from './edit-form.tsx';
import { LineNotices } from './line-notices.tsx';
import { LineQuantity } from './line-quantity.tsx';

interface BasketLineProps {
  line: BasketLineView;
  notices: BasketNotice[];
  currency: string;
  kind: 'basket' | 'saved';
}

export function BasketLine({ line, notices, currency, kind }: BasketLineProps) {
  const t = useTranslations('basket');
  const { locale } = useSite();
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  const isGone = line.state !== 'available';
  const to = productLink(
    { slug: line.slug, isPremier: line.isPremier },
    line.colour,
    line.size ? [line.size] : [],
  );
  return (
    <li className="border-line grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 border-b py-6 md:grid-cols-[120px_minmax(0,1fr)] md:gap-x-6">
      <ShopLink to={to} tabIndex={-1} aria-hidden="true" className={isGone ? 'opacity-50' : undefined}>
        {line.picture ? (
          <Picture
            src={line.picture.src}
            alt=""
            ratio={line.picture.ratio}
            tone={line.picture.tone}
            sizes="(min-width: 768px) 120px, 88px"
            widths={[80, 120, 180, 240, 320]}
          />
        ) : (
          <span className="bg-sunk block aspect-[2/3]" />
        )}
      </ShopLink>
      <div className="grid content-start gap-3">
        <div className="grid gap-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
          <div className="min-w-0">
            <p className="text-soft text-sm">{line.brand}</p>
            <h2 className="text-base">
              <ShopLink to={to} className="hover:underline">
                {line.name}
              </ShopLink>
            </h2>
            <LineFacts line={line} />
          </div>
          <div className="sm:text-right">
            <Price
              price={money(line.net)}
              was={linePriceBefore(line) === null ? undefined : money(linePriceBefore(line)!)}
              nowLabel={t('now')}
              wasLabel={t('was')}
            />
            {line.quantity > 1 && (
              <p className="text-soft text-sm tabular-nums">{t('each', { price: money(line.unitPrice) })}</p>
            )}
          </div>
        </div>
        <LineNotices notices={notices} money={money} />
        {kind === 'basket' ? (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
            {!isGone && !line.isPremier && <LineQuantity line={line} />}
            <div className="flex flex-wrap gap-x-5">
              <EditForm fields={{ intent: 'remove', lineId: line.id }}>
                {t('remove')}
                <span className="sr-only"> {line.name}</span>
              </EditForm>
              <EditForm fields={{ intent: 'save-for-later', lineId: line.id }}>
                {t('saveForLater')}
                <span className="sr-only"> {line.name}</span>
              </EditForm>
            </div>
          </div>
        ) : (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
            {isGone ? (
              <p className="text-soft text-sm">
                {line.state === 'withdrawn' ? t('withdrawn') : t('soldOut')}
              </p>
            ) : (
              <EditForm fields={{ intent: 'move-to-basket', lineId: line.id }} variant="secondary">
                {t('moveToBasket')}
              </EditForm>
            )}
            <EditForm fields={{ intent: 'remove', lineId: line.id }}>
              {t('remove')}
              <span className="sr-only"> {line.name}</span>
            </EditForm>
          </div>
        )}
      </div>
    </li>
  );
}

function LineFacts({ line }: { line: BasketLineView }) {
  const t = useTranslations('basket');
  const { locale } = useSite();
  return (
    <ul className="text-soft text-sm">
      <li>{[line.colourLabel, line.size && t('size', { size: line.size })].filter(Boolean).join(' · ')}</li>
      {Object.entries(line.customFields).map(([name, value]) => (
        <li key={name}>
          {name}: <span className="text-ink">{value}</span>
        </li>
      ))}
      {line.isSubscription && <li>{t('subscription')}</li>}
      {line.preorderUntil && (
        <li>{t('preorder', { date: formatDeliveryDate(line.preorderUntil.slice(0, 10), locale) })}</li>
      )}
    </ul>
  );
}

/** What the line would cost without any reduction, when it is reduced at all. */
function linePriceBefore(line: BasketLineView): number | null {
  const before = Math.max(line.gross, (line.wasUnitPrice ?? 0) * line.quantity);
  return isReduced(line.net, before) ? before : null;
}
