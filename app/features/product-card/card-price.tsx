import { Price } from '#ui/price.tsx';
import type { Translate } from './card-texts.ts';
import type { CardView } from './card-view.ts';

interface CardPriceProps {
  card: CardView;
  size?: 'small' | 'large';
  t: Translate;
}

export function CardPrice({ card, size, t }: CardPriceProps) {
  return (
    <Price
      size={size}
      price={card.price}
      was={card.was ?? undefined}
      saving={card.saving ? t(card.saving.key, { percent: card.saving.percent }) : undefined}
      nowLabel={t('price.now')}
      wasLabel={t('price.was')}
      note={card.lowest && t('price.lowest', { amount: card.lowest })}
    />
  );
}
