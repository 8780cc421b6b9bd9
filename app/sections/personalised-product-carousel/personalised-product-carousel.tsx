import { useTranslations } from 'use-intl';
import { SectionHeading } from '../parts/section-heading.tsx';
import { SwitchedProducts } from '../parts/switched-products.tsx';
import { askForCards, useCarouselCards } from '../parts/use-carousel-cards.ts';
import type { ProductData, SectionProps } from '../section.ts';
import type { PersonalisedProductCarouselFields } from './schema.ts';

const CATEGORIES = ['womens-clothing', 'mens', 'beauty', 'home'] as const;

/** Begins with what the editor chose; a department's button forgets brand and words and shows the department. */
export default function PersonalisedProductCarousel({
  fields,
  data,
  isEager,
}: SectionProps<PersonalisedProductCarouselFields, ProductData | null>) {
  const t = useTranslations('content.departments');
  const { title, query, slidesPerView } = fields;
  const carousel = useCarouselCards(data?.cards ?? [], query.category);
  if (carousel.cards.length === 0) return null;
  return (
    <>
      <SectionHeading title={title} />
      <SwitchedProducts
        label={title}
        choices={CATEGORIES.map((category) => ({ category, label: t(category) }))}
        carousel={carousel}
        onChoose={(category) =>
          void carousel.show(category, () => askForCards({ category, brand: null, searchTerm: null }))
        }
        isEager={isEager}
        slidesPerView={slidesPerView}
      />
    </>
  );
}
