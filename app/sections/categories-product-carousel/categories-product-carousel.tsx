import type { loader } from '#app/routes/api/categories-carousel/get-recommendation-id.ts';
import { callApi } from '#app/site/api-call.ts';
import type { SectionProps } from '../define-section.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import { SwitchedProducts } from '../parts/switched-products.tsx';
import { fetchCards, useCarouselCards } from '../parts/use-carousel-cards.ts';
import type section from './section.ts';

/** A row of recommended products for each of a few categories. */
export default function CategoriesProductCarousel({ fields, data, isEager }: SectionProps<typeof section>) {
  const { title, satelliteKey, terms, slidesPerView } = fields;
  const carousel = useCarouselCards(data?.cards ?? [], terms[0]?.category ?? null);
  if (carousel.cards.length === 0) return null;

  async function recommended(category: string) {
    const recommendationId = await fetchRecommendationId(satelliteKey, category);
    return fetchCards({ category, recommendationId });
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

/** The recommendation that fills this row; null for the category's own order. */
async function fetchRecommendationId(satelliteKey: string, selectedTerm: string): Promise<string | null> {
  try {
    const params = new URLSearchParams({ satelliteKey, selectedTerm });
    const response = await callApi<typeof loader>(`/_api/categories-carousel/getRecommendationId?${params}`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { recommendationParams } = await response.json();
    return recommendationParams.enabled ? recommendationParams.bloomreachId : null;
  } catch (error) {
    console.error('Failed to fetch recommendation parameters', error);
    return null;
  }
}
