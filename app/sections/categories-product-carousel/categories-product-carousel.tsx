import { fetchRecommendationId } from '../parts/recommendation-id.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import { SwitchedProducts } from '../parts/switched-products.tsx';
import { askForCards, useCarouselCards } from '../parts/use-carousel-cards.ts';
import type { ProductData, SectionProps } from '../section.ts';
import type { CategoriesProductCarouselFields } from './schema.ts';

/** One row of products for each of a few categories, filled by recommendation. */
export default function CategoriesProductCarousel({
  fields,
  data,
  isEager,
}: SectionProps<CategoriesProductCarouselFields, ProductData | null>) {
  const { title, satelliteKey, terms, slidesPerView } = fields;
  const carousel = useCarouselCards(data?.cards ?? [], terms[0]?.category ?? null);
  if (carousel.cards.length === 0) return null;

  async function recommended(category: string) {
    const recommendationId = await fetchRecommendationId(satelliteKey, category);
    return askForCards({ category, recommendationId });
  }

  return (
    <>
      <SectionHeading title={title} />
      <SwitchedProducts
        label={title}
        choices={terms}
        carousel={carousel}
        onChoose={(category) => void carousel.show(category, () => recommended(category))}
        isEager={isEager}
        slidesPerView={slidesPerView}
      />
    </>
  );
}
