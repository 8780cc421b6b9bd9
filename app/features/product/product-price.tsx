import { VariantsPrice } from '#app/features/product-card/variants-price.tsx';
import type { ProductChoice } from './product-choice.ts';

interface ProductPriceProps {
  choice: Pick<ProductChoice, 'variant' | 'ofColour'>;
  currency: string;
  size?: 'normal' | 'large';
}

/** The price of the chosen variant; without a size, the price range of the colour. */
export function ProductPrice({ choice, currency, size = 'large' }: ProductPriceProps) {
  const { variant, ofColour } = choice;
  return <VariantsPrice variants={variant ? [variant] : ofColour} currency={currency} size={size} />;
}
