import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type CarouselType, slidesInView } from '#commerce/content/carousel-types.ts';
import { Carousel } from '#ui/carousel.tsx';
import { classNames } from '#ui/class-names.ts';

interface ContentCarouselProps {
  label: string;
  type: CarouselType;
  count: number;
  /** What the editor set; the type's own numbers otherwise. */
  configured?: { mobile?: number; tablet?: number; desktop?: number } | null;
  gap?: { phone: number; wide: number };
  className?: string;
  children: ReactNode;
}

/** 0.5rem between slides, unless the section needs more air. */
const GAP = { phone: 8, wide: 8 };

/** Where no slide peeks from the edge of a phone, bullets tell that there are more; too many tell nothing. */
const MOST_BULLETS = 8;

/** The row of slides that all sections share, with the specification's numbers for each type. */
export function ContentCarousel({
  label,
  type,
  count,
  configured,
  gap = GAP,
  className,
  children,
}: ContentCarouselProps) {
  const t = useTranslations('content.carousel');
  const phone = slidesInView(type, 'mobile', count, configured);
  const hasBullets = Number.isInteger(phone) && count > phone && count <= MOST_BULLETS;
  return (
    <Carousel
      label={label}
      perView={{
        phone,
        tablet: configured?.tablet ?? tabletSlides(type, count, configured),
        desktop: slidesInView(type, 'desktop', count, configured),
      }}
      gap={gap}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      bulletLabel={hasBullets ? (slide, of) => t('bullet', { slide, of }) : undefined}
      announce={(first, last, of) => t('position', { first, last, of })}
      className={classNames('content-carousel', className)}
    >
      {children}
    </Carousel>
  );
}

/** Between phone and desktop: half-way, so that nothing is squeezed. */
function tabletSlides(
  type: CarouselType,
  count: number,
  configured: ContentCarouselProps['configured'],
): number {
  const phone = slidesInView(type, 'mobile', count, configured);
  const desktop = slidesInView(type, 'desktop', count, configured);
  return Math.round((phone + desktop) * 5) / 10;
}
