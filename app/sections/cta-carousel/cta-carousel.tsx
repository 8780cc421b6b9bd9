import { useTranslations } from 'use-intl';
import type { SectionProps } from '../define-section.ts';
import { ContentCarousel } from '../parts/content-carousel.tsx';
import { CtaTile, hasSomethingToShow } from '../parts/cta-tile.tsx';
import { eagerInRow } from '../parts/eagerness.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import type section from './section.ts';

export default function CtaCarousel({ fields, isEager }: SectionProps<typeof section>) {
  const t = useTranslations('content');
  const items = fields.items.filter(hasSomethingToShow);
  return (
    <>
      <SectionHeading title={fields.title} link={fields.link} />
      <ContentCarousel
        label={fields.title ?? t('shopBy')}
        type="cta"
        count={items.length}
        configured={fields.slidesPerView}
        gap={{ phone: 8, wide: 16 }}
      >
        {items.map((card, index) => (
          <CtaTile
            key={`${card.href} ${card.primaryTitle}`}
            card={card}
            sizes="(width >= 64rem) 12vw, 30vw"
            isEager={eagerInRow(isEager, index)}
          />
        ))}
      </ContentCarousel>
    </>
  );
}
