import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { allowsEvents } from '#commerce/events/consent.ts';
import type { SectionProps } from '../define-section.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import { SwitchedProducts } from '../parts/switched-products.tsx';
import { fetchCards, useCarouselCards } from '../parts/use-carousel-cards.ts';
import type section from './section.ts';

const CATEGORIES = ['womens-clothing', 'mens', 'beauty', 'home'] as const;

/** Shows the editor's query first; a department's button drops brand and search term and shows the department. */
export default function PersonalisedProductCarousel({ fields, data, isEager }: SectionProps<typeof section>) {
  const t = useTranslations('content.departments');
  const { title, query, slidesPerView } = fields;
  const carousel = useCarouselCards(data?.cards ?? [], query.category);
  const showPersonal = useEffectEvent(() => {
    // The page itself is the same for everyone; who agreed to be known gets an order of their own afterwards.
    const { category, brand, searchTerm, productKeys } = query;
    if (!category || productKeys.length > 0 || !allowsEvents(document.cookie)) return;
    void carousel.show(category, () => fetchCards({ category, brand, searchTerm }));
  });
  useEffect(() => showPersonal(), []);
  if (carousel.cards.length === 0) return null;
  return (
    <>
      <SectionHeading title={title} />
      <SwitchedProducts
        label={title}
        choices={CATEGORIES.map((category) => ({ category, label: t(category) }))}
        carousel={carousel}
        onChoose={(category) =>
          void carousel.show(category, () => fetchCards({ category, brand: null, searchTerm: null }))
        }
        isEager={isEager}
        slidesPerView={slidesPerView}
      />
    </>
  );
}
