import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { showsReturns } from '#commerce/orders/returns-block.ts';
import { Accordion } from '#ui/accordion.tsx';
import type { VariantFacts } from './compact-variants.ts';
import type { ProductView } from './product-view.ts';

/** What these are made of is a fabric; a lamp or a hair dryer has materials. */
const WORN: readonly ProductView['productType'][] = ['clothing', 'footwear'];

interface ProductAccordionsProps {
  view: ProductView;
  facts: VariantFacts;
  /** The delivery details. */
  delivery: ReactNode;
}

/** Further information in accordions; empty ones are left out. */
export function ProductAccordions({ view, facts, delivery }: ProductAccordionsProps) {
  const t = useTranslations('pdp');
  const isBeauty = view.productType === 'beauty';
  return (
    <div>
      <Accordion title={t('description')} open>
        <p className="max-w-prose whitespace-pre-line">{view.description}</p>
        <p className="text-soft mt-4 text-sm">{t('productCode', { code: view.key })}</p>
      </Accordion>
      {isBeauty && facts.ingredients && (
        <Accordion title={t('ingredients')}>
          <p className="max-w-prose text-sm">{facts.ingredients}</p>
        </Accordion>
      )}
      {!isBeauty && facts.detailsAndCare && (
        <Accordion title={t('care')}>
          <p className="max-w-prose whitespace-pre-line">{facts.detailsAndCare}</p>
        </Accordion>
      )}
      {facts.fabrication && (
        <Accordion title={t(WORN.includes(view.productType) ? 'fabric' : 'materials')}>
          <p className="max-w-prose">{facts.fabrication}</p>
        </Accordion>
      )}
      {!view.isPremier && <Accordion title={t('deliveryTitle')}>{delivery}</Accordion>}
      {facts.returnsPolicy && showsReturns(facts.returnsPolicy, view.shop.nonRefundableNeedle) && (
        <Accordion title={t('returnsTitle')}>
          <p className="max-w-prose">{facts.returnsPolicy}</p>
          {view.returnsLink && (
            <ShopLink to={view.returnsLink} className="text-link mt-3 inline-block">
              {t('returnsPolicy')}
            </ShopLink>
          )}
        </Accordion>
      )}
      {view.manufacturer && <ManufacturerDetails manufacturer={view.manufacturer} />}
    </div>
  );
}

function ManufacturerDetails({ manufacturer }: { manufacturer: NonNullable<ProductView['manufacturer']> }) {
  const t = useTranslations('pdp.manufacturer');
  const rows = [
    [t('name'), manufacturer.name],
    [t('tradeName'), manufacturer.tradeName],
    [t('responsible'), manufacturer.responsiblePersonName],
    [t('address'), manufacturer.postalAddress],
  ].filter(([, value]) => value);
  return (
    <Accordion title={t('title')}>
      <dl className="facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {manufacturer.emailAddress && (
          <div>
            <dt>{t('email')}</dt>
            <dd>
              <a href={`mailto:${manufacturer.emailAddress}`} className="text-link">
                {manufacturer.emailAddress}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </Accordion>
  );
}
