import { useTranslations } from 'use-intl';
import type { SectionProps } from '../define-section.ts';
import { CategoryTile } from '../parts/category-tile.tsx';
import { ContentCarousel } from '../parts/content-carousel.tsx';
import { eagerInRow } from '../parts/eagerness.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import type section from './section.ts';

export default function CategoryCarousel({ fields, isEager }: SectionProps<typeof section>) {
  const t = useTranslations('content');
  const { title, link, items, slidesPerView } = fields;
  return (
    <>
      <SectionHeading title={title} link={link} />
      <ContentCarousel
        label={title ?? t('shopByCategory')}
        type="category"
        count={items.length}
        configured={slidesPerView}
        gap={{ phone: 8, wide: 16 }}
      >
        {items.map((card, index) => (
          <CategoryTile
            key={card.title}
            card={card}
            sizes="(width >= 64rem) 33vw, (width >= 48rem) 50vw, 100vw"
            isEager={eagerInRow(isEager, index)}
          />
        ))}
      </ContentCarousel>
    </>
  );
}
