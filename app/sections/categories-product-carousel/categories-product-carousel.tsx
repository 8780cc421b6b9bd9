import { useState } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { ProductRow } from '../parts/product-row.tsx';
import { fetchRecommendationId } from '../parts/recommendation-id.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import { useCarouselCards } from '../parts/use-carousel-cards.ts';
import type { ProductData, SectionProps } from '../section.ts';
import type { CategoriesProductCarouselFields } from './schema.ts';

/** One row of products for each of a few categories, filled by recommendation. */
export default function CategoriesProductCarousel({
  fields,
  data,
}: SectionProps<CategoriesProductCarouselFields, ProductData | null>) {
  const { title, satelliteKey, terms, slidesPerView } = fields;
  const [selected, setSelected] = useState(terms[0]?.category);
  const { cards, isWaiting, show } = useCarouselCards(data?.cards ?? []);
  if (cards.length === 0) return null;

  async function choose(category: string) {
    setSelected(category);
    const recommendationId = await fetchRecommendationId(satelliteKey, category);
    await show({ category, recommendationId });
  }

  return (
    <>
      <SectionHeading title={title} />
      <div className="product-buttons">
        {terms.map(({ label, category }) => (
          <button
            key={category}
            type="button"
            aria-pressed={selected === category}
            className={buttonClass({
              variant: selected === category ? 'primary' : 'secondary',
              size: 'small',
            })}
            onClick={() => void choose(category)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={isWaiting ? 'product-wait' : undefined} aria-busy={isWaiting}>
        <ProductRow label={title} cards={cards} slidesPerView={slidesPerView} />
      </div>
    </>
  );
}
