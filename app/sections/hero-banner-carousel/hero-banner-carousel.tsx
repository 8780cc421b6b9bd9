import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { arrowsOf, CAROUSEL, isAutoplaying } from '#commerce/content/carousel-motion.ts';
import { showsHero } from '#commerce/content/hero-visibility.ts';
import { rotate } from '#commerce/content/usp-rotation.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#ui/icon-tool.tsx';
import { useScrollTrack } from '#ui/use-scroll-track.ts';
import { useTrackDrag } from '#ui/use-track-drag.ts';
import type { SectionProps } from '../define-section.ts';
import { HeroInteractionsContext } from '../parts/hero-interactions.ts';
import { HeroPanel } from '../parts/hero-panel.tsx';
import { useReducedMotion } from '../parts/use-media.ts';
import { useShopperKind } from '../parts/use-shopper-kind.ts';
import { useTabHidden } from '../parts/use-tab-hidden.ts';
import type section from './section.ts';
import type { HeroBannerCarouselFields } from './section.ts';

/** Without the slides that are not for this visitor. Where none would be left, one's place stays reserved. */
function useSlidesForShopper(slides: HeroBannerCarouselFields['slides']) {
  const shopper = useShopperKind();
  const shown = slides.filter(({ visibilityConfig }) => showsHero(visibilityConfig, shopper));
  return shown.length > 0 ? shown : slides.slice(0, 1);
}

/** Arrows stand beside the bullets, clear of the text, also before the deferred stylesheet has loaded. */
const BESIDE = 'calc(100% + 8px)';

/** Heroes one after the other. They move by themselves, pause while the visitor interacts, and then go on. */
export default function HeroBannerCarousel({ fields, data, isEager }: SectionProps<typeof section>) {
  const t = useTranslations('content.carousel');
  const { autoplayMs } = fields;
  const slides = useSlidesForShopper(fields.slides);
  const { ref, position, showSlide } = useScrollTrack(slides.length);
  useTrackDrag(ref, showSlide);
  /** The visitor's choice; until then the device's reduced-motion setting counts. */
  const [chosenPause, setPaused] = useState<boolean | null>(null);
  /** How often the visitor has interacted since it last went on. */
  const [takeovers, setTakeovers] = useState(0);
  const [hasKeyboard, setKeyboard] = useState(false);
  const [openInteractions, setOpen] = useState(0);
  const interactions = useMemo(
    () => ({
      opened: () => setOpen((count) => count + 1),
      closed: () => setOpen((count) => count - 1),
    }),
    [],
  );
  const prefersReducedMotion = useReducedMotion();
  const isHidden = useTabHidden();
  const isMoving =
    !isHidden &&
    slides.length > 1 &&
    isAutoplaying({
      enabled: fields.autoplay,
      isHeld: takeovers > 0 || hasKeyboard,
      isPaused: chosenPause === true,
      openInteractions,
      prefersReducedMotion: chosenPause === null && prefersReducedMotion,
    });

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => showSlide(rotate(position.first, slides.length)), autoplayMs);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    if (takeovers === 0) return;
    const timer = setTimeout(() => setTakeovers(0), CAROUSEL.resumeMs);
    return () => clearTimeout(timer);
  }, [takeovers]);

  const arrows = arrowsOf({ index: position.first, slidesInView: 1, total: slides.length });
  const takeOver = () => setTakeovers((count) => count + 1);
  const isResting = chosenPause ?? prefersReducedMotion;
  const go = (slide: number) => {
    takeOver();
    showSlide(slide);
  };
  return (
    <section
      aria-label={fields.label}
      aria-roledescription={t('role')}
      className="hero-carousel"
      onFocus={({ target }) => setKeyboard(target.matches(':focus-visible'))}
      onBlur={() => setKeyboard(false)}
    >
      <HeroInteractionsContext value={interactions}>
        <ul
          ref={ref}
          className="hero-carousel-track"
          onPointerDown={takeOver}
          onWheel={(event) => event.deltaX !== 0 && takeOver()}
          onKeyDown={takeOver}
        >
          {slides.map((slide, index) => (
            <li
              key={`${slide.picture.desktop.src} ${slide.title}`}
              aria-label={t('bullet', { slide: index + 1, of: slides.length })}
            >
              <HeroPanel fields={slide} products={data?.products ?? {}} isEager={isEager && index === 0} />
            </li>
          ))}
        </ul>
      </HeroInteractionsContext>
      {slides.length > 1 && (
        <div className="hero-carousel-controls">
          <IconButton
            label={t('previous')}
            look="raised"
            className="carousel-arrow carousel-back"
            style={{ right: BESIDE, left: 'auto' }}
            data-off={!arrows.previous || undefined}
            aria-disabled={!arrows.previous}
            onClick={() => go(Math.max(0, position.first - 1))}
          >
            <ChevronLeftIcon />
          </IconButton>
          {fields.autoplay && (
            <IconButton label={isResting ? t('play') : t('pause')} onClick={() => setPaused(!isResting)}>
              {isResting ? <PlayIcon /> : <PauseIcon />}
            </IconButton>
          )}
          {slides.map((slide, index) => (
            <button
              key={`${slide.picture.desktop.src} ${slide.title}`}
              type="button"
              className="carousel-bullet"
              aria-label={t('bullet', { slide: index + 1, of: slides.length })}
              aria-current={index === position.first}
              onClick={() => go(index)}
            />
          ))}
          <IconButton
            label={t('next')}
            look="raised"
            className="carousel-arrow carousel-on"
            style={{ right: 'auto', left: BESIDE }}
            data-off={!arrows.next || undefined}
            aria-disabled={!arrows.next}
            onClick={() => go(Math.min(slides.length - 1, position.first + 1))}
          >
            <ChevronRightIcon />
          </IconButton>
        </div>
      )}
    </section>
  );
}
