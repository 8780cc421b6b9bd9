import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '#ui/button.tsx';
import { ProductRow } from '../parts/product-row.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { useCarouselCards } from '../parts/use-carousel-cards.ts';
import type { ProductData, SectionProps } from '../section.ts';
import type { PersonalisedProductCarouselFields } from './schema.ts';

const CATEGORIES = ['womens-clothing', 'mens', 'beauty', 'home'] as const;

/** Begins with what the editor chose; a department's button forgets brand and words and shows the department. */
export default function PersonalisedProductCarousel({
  fields,
  data,
}: SectionProps<PersonalisedProductCarouselFields, ProductData | null>) {
  const t = useTranslations('content.departments');
  const [category, setCategory] = useState(fields.query.category);
  const { cards, isWaiting, show } = useCarouselCards(data?.cards ?? []);
  if (cards.length === 0) return null;
  return (
    <>
      <SectionHeading title={fields.title} />
      <div className="product-buttons">
        {CATEGORIES.map((slug) => (
          <button
            key={slug}
            type="button"
            aria-pressed={category === slug}
            className={buttonClass({ variant: category === slug ? 'primary' : 'secondary', size: 'small' })}
            onClick={() => {
              setCategory(slug);
              void show({ category: slug, brand: null, searchTerm: null });
            }}
          >
            {t(slug)}
          </button>
        ))}
      </div>
      <div className={isWaiting ? 'product-wait' : undefined} aria-busy={isWaiting}>
        <ProductRow label={fields.title} cards={cards} slidesPerView={fields.slidesPerView} />
      </div>
    </>
  );
}
