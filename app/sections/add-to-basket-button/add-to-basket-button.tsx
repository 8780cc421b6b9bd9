import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useShopper } from '#app/site/shopper.tsx';
import { productLink } from '#domain/links/product-link.ts';
import { formatMoney } from '#domain/price/format-money.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ShoppableProducts } from '../parts/hero-panel.tsx';
import { SectionStyle } from '../parts/section-style.tsx';
import type { SectionProps } from '../section.ts';
import styles from '../styles/products.css?url';
import type { AddToBasketButtonFields } from './schema.ts';

type Step = 'idle' | 'adding' | 'added' | 'failed';

/** Puts one sku into the basket from within a page. Without script it leads to the product. */
export default function AddToBasketButton({
  fields,
  data,
}: SectionProps<AddToBasketButtonFields, { products: ShoppableProducts } | null>) {
  const t = useTranslations('content.addToBasket');
  const locale = useLocale();
  const { refresh } = useShopper();
  const [step, setStep] = useState<Step>('idle');
  const product = data?.products[fields.sku];
  if (!product) return null;

  async function add() {
    setStep('adding');
    const isAdded = await sendToBasket(fields.sku);
    setStep(isAdded ? 'added' : 'failed');
    if (isAdded) await refresh();
  }

  const [image] = product.imagesResponsive;
  return (
    <div className="buy-line">
      <SectionStyle href={styles} />
      {fields.showsProduct && image && (
        <span className="buy-line-picture">
          <Picture src={image.src} alt="" ratio={1.25} tone={image.tone} sizes="88px" widths={[180, 240]} />
        </span>
      )}
      {fields.showsProduct && (
        <div>
          <ShopLink to={productLink(product, product.colour)} className="text-link font-medium">
            {product.name}
          </ShopLink>
          <p>{formatMoney(product.price, locale)}</p>
        </div>
      )}
      <Button loading={step === 'adding'} loadingLabel={t('adding')} onClick={() => void add()}>
        {step === 'added' ? t('added') : (fields.label ?? t('add'))}
      </Button>
      <output className="text-sm">{step === 'failed' ? t('failed') : ''}</output>
    </div>
  );
}

async function sendToBasket(sku: string): Promise<boolean> {
  const form = new FormData();
  form.set('data', JSON.stringify({ items: [{ sku, quantity: 1 }] }));
  try {
    const response = await fetch('/_api/basket/addToCart', { method: 'POST', body: form });
    const answer = (await response.json()) as { error?: string };
    return response.ok && !answer.error;
  } catch (error) {
    console.error('Error adding products', error);
    return false;
  }
}
