import { Children, type CSSProperties, isValidElement, type ReactNode, type Ref, useEffect } from 'react';
import { classNames } from '#ui/class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useScrollTrack } from '#ui/use-scroll-track.ts';
import { useTrackDrag } from '#ui/use-track-drag.ts';

export interface CarouselProps {
  /** What the row shows; names the region. */
  label: string;
  /** Each child is one slide; give each a key. */
  children: ReactNode;
  /** Slides in view, fractions allowed: below 768, from 768 and from 1024 pixels. */
  perView: { phone: number; tablet?: number; desktop: number };
  /** Pixels between slides, below and from 768. */
  gap?: { phone: number; wide: number };
  previousLabel: string;
  nextLabel: string;
  /** Slides that one arrow click moves; all that are in view unless given. */
  step?: number;
  /** Gives each bullet its name; without it there are no bullets. */
  bulletLabel?: (slide: number, of: number) => string;
  /** Announced to screen readers when the row has moved, for example "2 to 5 of 10". */
  announce?: (first: number, last: number, of: number) => string;
  onMove?: (first: number) => void;
  centred?: boolean;
  ref?: Ref<HTMLElement>;
  className?: string;
}

/** A row of slides that scrolls and snaps by CSS alone; script adds arrows, bullets and announcements. */
export function Carousel({
  label,
  children,
  perView,
  gap = { phone: 8, wide: 16 },
  previousLabel,
  nextLabel,
  step,
  bulletLabel,
  announce,
  onMove,
  centred,
  ref: section,
  className,
}: CarouselProps) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const { ref, position, showSlide } = useScrollTrack(count);
  useTrackDrag(ref, showSlide);
  const { first, visible, atStart, atEnd } = position;
  const stride = step ?? visible;
  const last = Math.min(count, first + visible);

  useEffect(() => onMove?.(first), [first, onMove]);

  const style = {
    '--per-view-phone': perView.phone,
    '--per-view-tablet': perView.tablet ?? perView.desktop,
    '--per-view-desktop': perView.desktop,
    '--gap-phone': `${gap.phone}px`,
    '--gap-wide': `${gap.wide}px`,
  } as CSSProperties;

  return (
    <section
      ref={section}
      aria-label={label}
      className={classNames('carousel', centred && 'carousel-centred', className)}
      style={style}
    >
      <ul ref={ref} className="carousel-track">
        {slides.map((slide) => (
          <li key={slideKey(slide)}>{slide}</li>
        ))}
      </ul>
      <IconButton
        label={previousLabel}
        look="raised"
        className="carousel-arrow carousel-back"
        data-off={atStart || undefined}
        aria-disabled={atStart}
        onClick={() => showSlide(Math.max(0, first - stride))}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        label={nextLabel}
        look="raised"
        className="carousel-arrow carousel-on"
        data-off={atEnd || undefined}
        aria-disabled={atEnd}
        onClick={() => showSlide(Math.min(count - 1, first + stride))}
      >
        <ChevronRightIcon />
      </IconButton>
      {bulletLabel && count > 1 && (
        <div className="carousel-bullets">
          {slides.map((slide, index) => (
            <button
              key={slideKey(slide)}
              type="button"
              className="carousel-bullet"
              aria-label={bulletLabel(index + 1, count)}
              aria-current={index === first}
              onClick={() => showSlide(index)}
            />
          ))}
        </div>
      )}
      {announce && (
        <output className="sr-only">{first > 0 || !atStart ? announce(first + 1, last, count) : ''}</output>
      )}
    </section>
  );
}

/** `Children.toArray` has given every element a key of its own. */
function slideKey(slide: ReactNode): string {
  return isValidElement(slide) ? String(slide.key) : String(slide);
}
