import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import { useNow } from '#app/site/use-now.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { ReturnIcon, ShieldIcon, StoreIcon, TruckIcon } from '#ui/icon-shop.tsx';
import { InfoIcon } from '#ui/icon-tool.tsx';
import { lazyOverlay } from '#ui/lazy.ts';
import { DeliveryCountdown } from './delivery-countdown.tsx';
import type { DeliveryWindow } from './delivery-window.tsx';
import { type DeliveryInput, describePromise } from './describe-promise.ts';

const DeliveryWindowPanel = lazyOverlay(() => import('./delivery-window.tsx'));

const A_MINUTE = 60_000;

/** Delivery date, delivery cost, returns and seller: one line each, below the buy button. */
export function DeliveryPromise({ input }: { input: DeliveryInput }) {
  const t = useTranslations('delivery');
  const pdp = useTranslations('pdp');
  const locale = useLocale();
  const { brand } = useSite();
  const now = useNow(input.renderedAt, A_MINUTE);
  const [open, setOpen] = useState<DeliveryWindow | null>(null);
  const promise = describePromise(input, now, locale);
  const method = promise.method?.name ?? '';
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: input.currency }, locale);

  if (input.isPremier) return <Line icon={<TruckIcon />}>{t('membership')}</Line>;
  return (
    <div className="promise">
      <h2 className="sr-only">{t('title')}</h2>
      <ul className="promise-lines">
        {promise.metadata && (
          <Line as="li" icon={<TruckIcon />}>
            <strong className="font-medium">
              {t(promise.metadata.key, { date: promise.metadata.date })}
            </strong>
            <span className="text-soft block">
              {promise.isFree
                ? t('costFree', { method })
                : promise.freeThreshold === null
                  ? t('cost', { method, price: money(promise.cost) })
                  : t('costFreeOver', {
                      method,
                      price: money(promise.cost),
                      threshold: money(promise.freeThreshold),
                    })}
              {promise.surcharge !== null && `, ${t('surcharge', { price: money(promise.surcharge) })}`}
            </span>
          </Line>
        )}
        {promise.hasCountdown && <DeliveryCountdown input={input} />}
        {promise.isBulky && (
          <Line as="li" icon={<InfoIcon />}>
            {pdp('delivery.bulky')}
          </Line>
        )}
        {promise.hasReturns && (
          <Line as="li" icon={<ReturnIcon />}>
            {input.returnsPolicy ?? t('returns')}
          </Line>
        )}
        {input.seller && (
          <Line as="li" icon={<StoreIcon />}>
            {t('seller.soldBy', { seller: input.seller.name })}
            <span className="flex flex-wrap gap-x-4">
              <Opener onOpen={() => setOpen('seller')}>{t('seller.detailsTitle')}</Opener>
              <Opener onOpen={() => setOpen('marketplace')}>{t('seller.marketplaceLink')}</Opener>
            </span>
          </Line>
        )}
        {input.isPreloved && (
          <Line as="li" icon={<ShieldIcon />}>
            <Opener onOpen={() => setOpen('preloved')}>{t('preloved.link')}</Opener>
          </Line>
        )}
        {input.exclusions && (
          <Line as="li" icon={<InfoIcon />}>
            <Opener onOpen={() => setOpen('exclusions')}>{t('exclusions.link')}</Opener>
          </Line>
        )}
      </ul>
      {open && (
        <DeliveryWindowPanel
          open={open}
          seller={input.seller}
          exclusions={input.exclusions}
          shopName={brand.name}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

function Line({ as: Tag = 'p', icon, children }: { as?: 'p' | 'li'; icon: ReactNode; children: ReactNode }) {
  return (
    <Tag className="promise-line">
      {icon}
      <span>{children}</span>
    </Tag>
  );
}

function Opener({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" className="promise-opener" onClick={onOpen}>
      {children}
    </button>
  );
}
