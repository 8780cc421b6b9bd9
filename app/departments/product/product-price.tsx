import { useLocale, useTranslations } from 'use-intl';
import { describePrice, findPriceRange } from '#domain/price/price-range.ts';
import { Price } from '#ui/price.tsx';
import type { ProductChoice } from './product-choice.ts';

interface ProductPriceProps {
  choice: ProductChoice;
  currency: string;
  size?: 'normal' | 'large';
}

/** The price of what is chosen; until a size is, the range of its colour. */
export function ProductPrice({ choice, currency, size = 'large' }: ProductPriceProps) {
  const t = useTranslations();
  const locale = useLocale();
  const money = (centAmount: number) => ({ centAmount, currencyCode: currency });
  const priced = (choice.variant ? [choice.variant] : choice.ofColour).map(({ price, wasPrice }) => ({
    price: money(price),
    wasPrice: wasPrice === null ? null : money(wasPrice),
  }));
  const text = describePrice(findPriceRange(priced)!, locale);
  return (
    <Price
      size={size}
      price={text.isFree ? t('pdp.free') : text.price}
      was={text.wasPrice ?? undefined}
      saving={text.saving ? t(text.saving.key, text.saving.values) : undefined}
      nowLabel={t('price.now')}
      wasLabel={t('price.was')}
    />
  );
}
