import { useFetcher } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSizeText } from '#app/i18n/size-text.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';
import type { BasketLineView } from '#commerce/basket/basket-line-view.server.ts';
import type { BasketNotice } from '#commerce/basket/revise-basket.ts';
import { describeCustomFields } from '#commerce/catalogue/custom-field-labels.ts';
import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { isReduced } from '#commerce/pricing/saving.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { EditForm } from './edit-form.tsx';
import { LineNotices } from './line-notices.tsx';

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
  const priceBefore = linePriceBefore(line);
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
            {line.isGift ? (
              <p className="text-good">{t('gift')}</p>
            ) : (
              <Price
                price={money(line.net)}
                was={priceBefore === null ? undefined : money(priceBefore)}
                nowLabel={t('now')}
                wasLabel={t('was')}
              />
            )}
            {line.quantity > 1 && (
              <p className="text-soft text-sm tabular-nums">
                {line.isGift
                  ? t('quantityShort', { count: line.quantity })
                  : t('each', { price: money(line.unitPrice) })}
              </p>
            )}
          </div>
        </div>
        <LineNotices notices={notices} money={money} />
        {line.isGift ? null : kind === 'basket' ? (
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

/** Shows the new quantity at once; the response confirms or corrects it. */
function LineQuantity({ line }: { line: BasketLineView }) {
  const t = useTranslations('basket');
  const fetcher = useFetcher();
  const local = useLocalPath();
  const shown = Number(fetcher.formData?.get('quantity') ?? line.quantity);
  const change = (quantity: number) =>
    fetcher.submit(
      { intent: 'quantity', lineId: line.id, quantity },
      { method: 'post', action: local('/basket') },
    );
  return (
    <fetcher.Form method="post" action={local('/basket')} className="flex items-center gap-3">
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="lineId" value={line.id} />
      <QuantityStepper
        label={t('quantityOf', { name: line.name })}
        lessLabel={t('oneLess')}
        moreLabel={t('oneMore')}
        name="quantity"
        value={shown}
        min={1}
        max={Math.max(line.limit, line.quantity)}
        onChange={change}
      />
      <noscript>
        <button type="submit" className="text-link text-sm">
          {t('update')}
        </button>
      </noscript>
    </fetcher.Form>
  );
}

function LineFacts({ line }: { line: BasketLineView }) {
  const t = useTranslations('basket');
  const sizeText = useSizeText();
  const { locale } = useSite();
  return (
    <ul className="text-soft text-sm">
      <li>
        {[line.colourLabel, line.size && t('size', { size: sizeText(line.size) })]
          .filter(Boolean)
          .join(' · ')}
      </li>
      {describeCustomFields(line, locale).map(({ apiName, label, value }) => (
        <li key={apiName}>
          {label && `${label}: `}
          <span className="text-ink">{value}</span>
        </li>
      ))}
      {line.isSubscription && <li>{t('subscription')}</li>}
      {line.preorderUntil && (
        <li>{t('preorder', { date: formatDeliveryDate(line.preorderUntil.slice(0, 10), locale) })}</li>
      )}
    </ul>
  );
}

/** The price of the line before reductions; null when it is not reduced. */
function linePriceBefore(line: BasketLineView): number | null {
  const before = Math.max(line.gross, (line.wasUnitPrice ?? 0) * line.quantity);
  return isReduced(line.net, before) ? before : null;
}
