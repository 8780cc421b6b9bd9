import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type CarouselType, slidesInView } from '#commerce/content/carousel-types.ts';
import { Carousel } from '#ui/carousel.tsx';
import { classNames } from '#ui/class-names.ts';

interface ContentCarouselProps {
  label: string;
  type: CarouselType;
  count: number;
  /** Slides per view that the editor set; else those of the section type. */
  configured?: { mobile?: number; tablet?: number; desktop?: number } | null;
  gap?: { phone: number; wide: number };
  className?: string;
  children: ReactNode;
}

/** 0.5rem between slides by default. */
const GAP = { phone: 8, wide: 8 };

/** Where a phone shows whole slides only, bullets say that there are more; not for too many slides. */
const MOST_BULLETS = 8;

/** The carousel that all sections share, with the specification's numbers for each type. */
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

/** A tablet shows a number half-way between phone and desktop. */
function tabletSlides(
  type: CarouselType,
  count: number,
  configured: ContentCarouselProps['configured'],
): number {
  const phone = slidesInView(type, 'mobile', count, configured);
  const desktop = slidesInView(type, 'desktop', count, configured);
  return Math.round((phone + desktop) * 5) / 10;
}
