import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { describePrice, findPriceRange } from '#commerce/pricing/price-range.ts';
import { Price } from '#ui/price.tsx';

interface VariantsPriceProps {
  /** In minor units. */
  variants: readonly { price: number; wasPrice: number | null; lowestPrice?: number | undefined }[];
  currency: string;
  size?: 'normal' | 'large';
}

/** The price of these variants: one price, or the range from the lowest to the highest. */
export function VariantsPrice({ variants, currency, size = 'normal' }: VariantsPriceProps) {
  const t = useTranslations();
  const locale = useLocale();
  const money = (centAmount: number) => ({ centAmount, currencyCode: currency });
  const range = findPriceRange(
    variants.map(({ price, wasPrice }) => ({
      price: money(price),
      wasPrice: wasPrice === null ? null : money(wasPrice),
    })),
  );
  if (!range) return null;
  const text = describePrice(range, locale);
  const lowest = text.wasPrice === null ? [] : variants.flatMap(({ lowestPrice }) => lowestPrice ?? []);
  return (
    <Price
      size={size}
      price={text.isFree ? t('pdp.free') : text.price}
      was={text.wasPrice ?? undefined}
      saving={text.saving ? t(text.saving.key, text.saving.values) : undefined}
      nowLabel={t('price.now')}
      wasLabel={t('price.was')}
      note={
        lowest.length > 0
          ? t('price.lowest', { amount: formatMoney(money(Math.min(...lowest)), locale) })
          : undefined
      }
    />
  );
}
