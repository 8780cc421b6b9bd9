import { useEffect, useReducer, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sendToBasket } from '#app/site/send-to-basket.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { updateShopper } from '#app/site/shopper.tsx';
import { useSite } from '#app/site/site.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import type { Bundle } from '#commerce/recommendations/bundle.ts';
import {
  bundleTotal,
  itemsToAdd,
  nextBundle,
  startBundle,
} from '#commerce/recommendations/bundle-selection.ts';
import type { BundleLook } from '#commerce/recommendations/bundles.server.ts';
import { Button } from '#ui/button.tsx';
import { BundleItem } from './bundle-item.tsx';

interface BundleBoxProps {
  bundle: Bundle;
  looks: Record<string, BundleLook>;
  current: string;
  colour: string | undefined;
}

type Adding =
  | { status: 'idle' | 'adding' }
  | { status: 'added'; count: number }
  | { status: 'failed'; error: string };

/** Up to four products to add together: each can be deselected, and each needs a size. */
export function BundleBox({ bundle, looks, current, colour }: BundleBoxProps) {
  const t = useTranslations('bundles');
  const { locale, brand } = useSite();
  const [state, dispatch] = useReducer(nextBundle, null, () =>
    startBundle(bundle.products, colour ? { [current]: colour } : {}),
  );
  const [adding, setAdding] = useState<Adding>({ status: 'idle' });

  useEffect(() => {
    if (colour) dispatch({ type: 'colour-chosen', key: current, colour });
  }, [current, colour]);

  async function add() {
    dispatch({ type: 'add-pressed' });
    const items = itemsToAdd(state);
    if (!items) return;
    setAdding({ status: 'adding' });
    const result = await sendToBasket(items.map((item) => ({ ...item, bundleId: bundle.id })));
    if ('error' in result) return setAdding({ status: 'failed', error: result.error || t('failed') });
    if (result.basketCount !== undefined) updateShopper({ basketCount: result.basketCount });
    setAdding({ status: 'added', count: items.length });
    dispatch({ type: 'added' });
  }

  const count = state.filter(({ isSelected }) => isSelected).length;
  const title = `bundle-${bundle.id}`;
  return (
    <section className="page-width section" aria-labelledby={title}>
      <h2 id={title} className="heading text-xl bundle-heading">
        {bundle.header}
      </h2>
      <ul className="bundle">
        {state
          .filter(({ showComponent }) => showComponent)
          .map((item) => {
            const look = looks[item.product.key];
            return (
              look && (
                <li key={item.product.key}>
                  <BundleItem item={item} look={look} dispatch={dispatch} />
                </li>
              )
            );
          })}
      </ul>
      <div className="bundle-foot">
        <p>
          <span className="text-soft">{t('total')}</span>{' '}
          <strong>
            {formatMoney({ centAmount: bundleTotal(state), currencyCode: brand.currency }, locale)}
          </strong>
        </p>
        <Button
          aria-disabled={count === 0 || undefined}
          loading={adding.status === 'adding'}
          loadingLabel={t('adding')}
          onClick={add}
        >
          {t('add', { count })}
        </Button>
      </div>
      <div role="status">
        {adding.status === 'added' && (
          <p className="bundle-message">
            {t('added', { count: adding.count })}{' '}
            <ShopLink to="/basket" className="text-link">
              {t('viewBasket')}
            </ShopLink>
          </p>
        )}
        {adding.status === 'failed' && <p className="bundle-message text-sale">{adding.error}</p>}
      </div>
    </section>
  );
}
