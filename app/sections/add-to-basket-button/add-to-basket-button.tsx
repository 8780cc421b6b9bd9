import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { sendToBasket } from '#app/site/send-to-basket.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { refreshShopper } from '#app/site/shopper.tsx';
import { productLink } from '#commerce/links/product-link.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import type { SectionProps } from '../define-section.ts';
import type section from './section.ts';

export interface BasketData {
  /** The variant that goes into the basket. */
  sku: string;
  product: CardView;
}

type Step = 'idle' | 'adding' | 'added' | 'failed';

/** Adds one SKU to the basket. Without script it links to the product. */
export default function AddToBasketButton({ fields, data }: SectionProps<typeof section>) {
  const t = useTranslations('content.addToBasket');
  const [step, setStep] = useState<Step>('idle');
  if (!data) return null;
  const { sku, product } = data;

  async function add() {
    setStep('adding');
    const result = await sendToBasket([{ sku }]);
    const isAdded = !('error' in result);
    if (!isAdded) console.error('Error adding products', result.error);
    setStep(isAdded ? 'added' : 'failed');
    if (isAdded) await refreshShopper();
  }

  const [colour] = product.colours;
  return (
    <div className="buy-line">
      {fields.showsProduct && colour && (
        <span className="buy-line-picture">
          <Picture src={colour.src} alt="" ratio={1.25} tone={colour.tone} sizes="88px" widths={[180, 240]} />
        </span>
      )}
      {fields.showsProduct && (
        <div>
          <ShopLink to={productLink(product, colour?.colour)} className="text-link font-medium">
            {product.name}
          </ShopLink>
          <p>{product.price}</p>
        </div>
      )}
      <Button loading={step === 'adding'} loadingLabel={t('adding')} onClick={() => void add()}>
        {step === 'added' ? t('added') : (fields.label ?? t('add'))}
      </Button>
      <output className="text-sm">{step === 'failed' ? t('failed') : ''}</output>
    </div>
  );
}
