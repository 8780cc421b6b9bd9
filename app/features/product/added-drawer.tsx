import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LineCard } from '#app/features/product-card/line-card.tsx';
import { useSizeText } from '#app/i18n/size-text.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { useShopper } from '#app/site/shopper.tsx';
import { BASKET_LINK } from '#commerce/links/shop-links.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { isReduced } from '#commerce/pricing/saving.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { Price } from '#ui/price.tsx';
import type { Confirmation } from './use-add-to-basket.ts';

interface AddedDrawerProps {
  confirmation: Confirmation;
  onClose: () => void;
}

/** Confirms what was added, with its price and links to basket and shop. */
export default function AddedDrawer({ confirmation: { lines, currency, added }, onClose }: AddedDrawerProps) {
  const t = useTranslations('pdp.added');
  const sizeText = useSizeText();
  const texts = useTranslations();
  const locale = useLocale();
  const local = useLocalPath();
  const known = useShopper()?.basketCount ?? 0;
  // The shopper's count follows the answer of the basket; until then it is the one before.
  const [countBefore] = useState(known);
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  const title = added ? t('title') : texts('pdp.adding');
  const { freeDelivery } = added ?? {};
  return (
    <Drawer
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <div className="grid gap-2">
          <ButtonLink
            to={local(BASKET_LINK)}
            wide
            data-autofocus=""
            aria-disabled={added ? undefined : true}
            onClick={(event) => added || event.preventDefault()}
          >
            {t('basket', { count: added ? (added.basketCount ?? 0) : countBefore + 1 })}
          </ButtonLink>
          <Button variant="secondary" wide onClick={onClose}>
            {t('continue')}
          </Button>
        </div>
      }
    >
      <p role="status" className="sr-only">
        {title}
      </p>
      <ul className="grid gap-5">
        {lines.map((line) => (
          <LineCard
            key={`${line.sku} ${line.isGift}`}
            picture={line.picture}
            facts={[
              line.colourLabel,
              line.size && t('size', { size: sizeText(line.size) }),
              line.quantity > 1 && t('quantity', { count: line.quantity }),
            ]}
            heading={
              <div>
                <p className="text-soft text-sm">{line.brand}</p>
                <p className="font-medium">{line.name}</p>
              </div>
            }
          >
            {Object.entries(line.customFields).map(([name, value]) => (
              <p key={name} className="text-sm">
                “{value}”
              </p>
            ))}
            {line.isGift ? (
              <p className="text-good text-sm">{texts('pdp.gift.title')}</p>
            ) : (
              <Price
                price={money(line.unitPrice)}
                was={isReduced(line.unitPrice, line.wasUnitPrice) ? money(line.wasUnitPrice) : undefined}
                nowLabel={texts('price.now')}
                wasLabel={texts('price.was')}
              />
            )}
          </LineCard>
        ))}
      </ul>
      {added?.totals && (
        <p className="border-line mt-6 flex justify-between border-t pt-4">
          <span>{t('subTotal')}</span>
          <span className="font-medium tabular-nums">{money(added.totals.subTotal)}</span>
        </p>
      )}
      {freeDelivery && (
        <p className="text-soft mt-2 text-sm">
          {freeDelivery.isReached
            ? t('freeReached')
            : t('freeRemaining', { amount: money(freeDelivery.remaining) })}
        </p>
      )}
    </Drawer>
  );
}
