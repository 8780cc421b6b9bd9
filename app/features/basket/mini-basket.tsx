import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PurchaseTexts } from '#app/i18n/purchase-texts.tsx';
import { useLocalPath } from '#app/site/local-path.ts';
import { updateShopper } from '#app/site/shopper.tsx';
import { useSite } from '#app/site/site.ts';
import { BASKET_LINK } from '#commerce/links/shop-links.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { editMiniBasket, fetchMiniBasket, type MiniBasketState } from './mini-basket-calls.ts';
import { MiniBasketLine } from './mini-basket-line.tsx';

interface MiniBasketProps {
  open: boolean;
  onClose: () => void;
}

/** The basket in a drawer, on any page. */
export default function MiniBasket(props: MiniBasketProps) {
  return (
    <Suspense>
      <PurchaseTexts>
        <Panel {...props} />
      </PurchaseTexts>
    </Suspense>
  );
}

/** Fetches the basket each time it opens. */
function Panel({ open, onClose }: MiniBasketProps) {
  const t = useTranslations('basket');
  const local = useLocalPath();
  const [basket, setBasket] = useState<MiniBasketState | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);

  function show(call: Promise<MiniBasketState>) {
    const turn = latest.current + 1;
    latest.current = turn;
    setBusy(true);
    call
      .then(
        (next) => {
          if (turn !== latest.current) return;
          setBasket(next);
          setFailed(false);
          updateShopper({ basketCount: next.count });
        },
        () => setFailed(true),
      )
      .finally(() => turn === latest.current && setBusy(false));
  }

  const load = useEffectEvent(() => show(fetchMiniBasket()));
  useEffect(() => {
    if (open) load();
  }, [open]);

  const isEmpty = basket?.lines.length === 0;
  const undo = basket?.undo;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={basket && !isEmpty ? `${t('title')} (${basket.count})` : t('title')}
      closeLabel={t('close')}
      footer={
        basket &&
        !isEmpty && (
          <MiniFoot
            basket={basket}
            toBasket={local(BASKET_LINK)}
            toCheckout={local('/checkout')}
            onLeave={onClose}
          />
        )
      }
    >
      <div aria-live="polite">
        {hasFailed && (
          <p className="border-sale text-sale mb-4 border-l-4 py-1 pl-4">{t('problems.other')}</p>
        )}
        {undo && (
          <div className="bg-sunk mb-4 flex items-center justify-between gap-4 px-4">
            <p className="py-2 text-sm">{t('removed', { name: undo.name })}</p>
            <Button
              variant="link"
              size="small"
              onClick={() => show(editMiniBasket({ intent: 'undo', lineId: undo.lineId }))}
            >
              {t('undo')}
            </Button>
          </div>
        )}
      </div>
      {!basket && !hasFailed && <Loading />}
      {isEmpty && <p className="text-soft">{t('empty')}</p>}
      {basket && (
        <ul className="grid gap-5" aria-busy={isBusy}>
          {basket.lines.map((line) => (
            <MiniBasketLine
              key={line.id}
              line={line}
              notices={basket.notices.filter(({ lineId }) => lineId === line.id)}
              currency={basket.currency}
              onLeave={onClose}
              onRemove={() => show(editMiniBasket({ intent: 'remove', lineId: line.id }))}
            />
          ))}
        </ul>
      )}
    </Drawer>
  );
}

interface MiniFootProps {
  basket: MiniBasketState;
  toBasket: string;
  toCheckout: string;
  onLeave: () => void;
}

function MiniFoot({ basket, toBasket, toCheckout, onLeave }: MiniFootProps) {
  const t = useTranslations('basket');
  const { locale } = useSite();
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: basket.currency }, locale);
  const { totals, freeDelivery } = basket;
  return (
    <div className="grid gap-3">
      {freeDelivery && (
        <div className="grid gap-2 text-sm">
          <p>
            {freeDelivery.isReached
              ? t('freeReached')
              : t('freeRemaining', { amount: money(freeDelivery.remaining) })}
          </p>
          <ProgressBar label={t('freeProgress')} value={freeDelivery.share} max={1} tone="good" />
        </div>
      )}
      {totals && (
        <p className="flex justify-between text-lg">
          <span>{t('subTotal')}</span>
          <span className="font-medium tabular-nums">{money(totals.subTotal - totals.discountTotal)}</span>
        </p>
      )}
      {basket.canCheckOut && (
        <ButtonLink to={toCheckout} wide onClick={onLeave}>
          {t('checkout')}
        </ButtonLink>
      )}
      <ButtonLink to={toBasket} variant="secondary" wide onClick={onLeave}>
        {t('viewBasket')}
      </ButtonLink>
    </div>
  );
}

function Loading() {
  return (
    <div className="grid gap-5">
      {['one', 'two'].map((name) => (
        <div key={name} className="grid grid-cols-[72px_minmax(0,1fr)] gap-4">
          <Skeleton ratio={1.5} />
          <SkeletonText lines={3} />
        </div>
      ))}
    </div>
  );
}
