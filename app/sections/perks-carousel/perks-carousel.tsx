import { useTranslations } from 'use-intl';
import type { SectionProps } from '../define-section.ts';
import { ContentCarousel } from '../parts/content-carousel.tsx';
import { PerkTile } from '../parts/perk-tile.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type section from './section.ts';

export default function PerksCarousel({ fields, isEager }: SectionProps<typeof section>) {
  const t = useTranslations('content');
  const { title, viewAllHref, items, slidesPerView } = fields;
  const viewAll = viewAllHref && {
    label: t('viewAll'),
    href: viewAllHref,
    autoApplyBrandFilterOnDBZ: false,
  };
  return (
    <>
      <SectionHeading title={title} link={viewAll || null} />
      <ContentCarousel
        label={title}
        type="perks"
        count={items.length}
        configured={slidesPerView}
        gap={{ phone: 8, wide: 16 }}
      >
        {items.map((perk) => (
          <PerkTile key={perk.title} perk={perk} isEager={isEager} />
        ))}
      </ContentCarousel>
    </>
  );
}
