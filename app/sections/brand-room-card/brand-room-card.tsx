import { useTranslations } from 'use-intl';
import type { SectionProps } from '../define-section.ts';
import { ContentCarousel } from '../parts/content-carousel.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { ContentPicture } from '../parts/content-picture.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type section from './section.ts';

export default function BrandRoomCard({ fields, isEager }: SectionProps<typeof section>) {
  const t = useTranslations('content');
  const { title, cards, slidesPerView } = fields;
  const tiles = cards.map((card) => (
    <ContentLink key={card.href} href={card.href} className="room-card">
      <ContentPicture
        picture={{ ...card.picture, alt: '' }}
        sizes="(width >= 64rem) 25vw, 100vw"
        isEager={isEager}
      />
      <span className="room-words">
        <span className="eyebrow text-soft">{card.brand}</span>
        <span className="heading text-xl">{card.title}</span>
        <span className="text-soft text-sm">{card.description}</span>
        <span className="text-link mt-2 text-sm">
          {card.callToAction ?? t('enterRoom', { brand: card.brand })}
        </span>
      </span>
    </ContentLink>
  ));
  return (
    <>
      <SectionHeading title={title} />
      {tiles.length === 1 ? (
        tiles
      ) : (
        <ContentCarousel
          label={title ?? t('brandRoom')}
          type="brand-room"
          count={cards.length}
          configured={slidesPerView}
          gap={{ phone: 8, wide: 16 }}
        >
          {tiles}
        </ContentCarousel>
      )}
    </>
  );
}
