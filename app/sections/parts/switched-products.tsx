import { useTranslations } from 'use-intl';
import { reportClick } from '#app/features/listing/report-click.ts';
import { buttonClass } from '#ui/button.tsx';
import { ProductRow } from './product-row.tsx';
import type { useCarouselCards } from './use-carousel-cards.ts';

interface SwitchedProductsProps {
  label: string;
  choices: { label: string; category: string }[];
  carousel: ReturnType<typeof useCarouselCards>;
  onChoose: (category: string) => void;
  isEager: boolean;
  slidesPerView: { mobile?: number; tablet?: number; desktop?: number } | null;
}

/** Category buttons and the row of products that they switch. */
export function SwitchedProducts(props: SwitchedProductsProps) {
  const { label, choices, carousel, onChoose, isEager, slidesPerView } = props;
  const t = useTranslations('content.carousel');
  const { cards, queryId, category: shown, pressed, isWaiting, isEmpty } = carousel;
  return (
    <>
      <div className="product-buttons">
        {choices.map(({ label: name, category }) => (
          <button
            key={category}
            type="button"
            aria-pressed={pressed === category}
            className={buttonClass({
              variant: pressed === category ? 'primary' : 'secondary',
              size: 'small',
            })}
            onClick={() => onChoose(category)}
          >
            {name}
          </button>
        ))}
      </div>
      <output className="product-none">{isEmpty ? t('nothing') : ''}</output>
      <div className={isWaiting ? 'product-wait' : undefined} aria-busy={isWaiting}>
        {/* The key makes another category start at its first product. */}
        <ProductRow
          key={shown}
          label={label}
          cards={cards}
          slidesPerView={slidesPerView}
          isEager={isEager}
          onFollow={(card, position) => queryId && reportClick({ title: label, queryId }, card, position)}
        />
      </div>
    </>
  );
}
