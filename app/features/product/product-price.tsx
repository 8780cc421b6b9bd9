import { VariantsPrice } from '#app/features/product-card/variants-price.tsx';
import type { ProductChoice } from './product-choice.ts';

interface ProductPriceProps {
  choice: Pick<ProductChoice, 'variant' | 'ofColour'>;
  currency: string;
  size?: 'normal' | 'large';
}

/** The price of what is chosen; until a size is, the range of its colour. */
export function ProductPrice({ choice, currency, size = 'large' }: ProductPriceProps) {
  const { variant, ofColour } = choice;
  return <VariantsPrice variants={variant ? [variant] : ofColour} currency={currency} size={size} />;
}
