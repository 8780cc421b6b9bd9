import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CardBadge } from '#app/features/product-card/badge-look.ts';
import { CardImageBadges } from '#app/features/product-card/card-badges.tsx';
import { useFetchAhead } from '#app/hydration/use-fetch-ahead.ts';
import { pushEvent } from '#app/site/data-layer.ts';
import { classNames } from '#ui/class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyOverlay, nextCode } from '#ui/lazy.ts';
import { useScrollTrack } from '#ui/use-scroll-track.ts';
import { type GallerySource, listMedia } from './gallery-media.ts';
import { GallerySlide, loadZoomLayer } from './gallery-slide.tsx';
import { Thumbnails } from './thumbnails.tsx';

const loadZoom = nextCode(() => import('./zoom-window.tsx'));
const ZoomWindow = lazyOverlay(loadZoom);

interface GalleryProps extends GallerySource {
  name: string;
  productKey: string;
  badges: readonly CardBadge[];
  noPictureText: string;
}

/** The pictures of a product. They scroll and snap by CSS alone; script adds thumbnails, arrows and zoom. */
export function Gallery({ name, productKey, badges, noPictureText, ...source }: GalleryProps) {
  const t = useTranslations('gallery');
  useFetchAhead(loadZoom, loadZoomLayer);
  const items = listMedia(source);
  const { ref, position, showSlide } = useScrollTrack(items.length);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const current = Math.min(position.first, Math.max(0, items.length - 1));
  const { atStart, atEnd } = position;

  if (items.length === 0) {
    return (
      <div className="gallery gallery-empty">
        <p className="gallery-missing">{noPictureText}</p>
      </div>
    );
  }

  const enlarge = (index: number) => {
    pushEvent({ event: 'mobileZoom', productKey, picture: index + 1 });
    setZoomed(index);
  };

  return (
    <section
      aria-label={t('label', { name })}
      className={classNames(
        'gallery',
        items.length === 1 && 'gallery-single',
        items.length === 2 && 'gallery-pair',
      )}
    >
      {items.length > 1 && (
        <Thumbnails items={items} current={current} visible={position.visible} onChoose={showSlide} />
      )}
      <div className="gallery-stage">
        <ul ref={ref} className="gallery-track">
          {items.map((item, index) => (
            <li key={item.key}>
              <GallerySlide
                item={item}
                index={index}
                name={name}
                productKey={productKey}
                onEnlarge={() => enlarge(index)}
              />
            </li>
          ))}
        </ul>
        <CardImageBadges badges={badges} />
        {items.length > 1 && (
          <>
            <IconButton
              label={t('previous')}
              look="raised"
              className="gallery-arrow gallery-back"
              data-off={atStart || undefined}
              aria-disabled={atStart}
              onClick={() => showSlide(Math.max(0, current - 1))}
            >
              <ChevronLeftIcon />
            </IconButton>
            <IconButton
              label={t('next')}
              look="raised"
              className="gallery-arrow gallery-on"
              data-off={atEnd || undefined}
              aria-disabled={atEnd}
              onClick={() => showSlide(Math.min(items.length - 1, current + 1))}
            >
              <ChevronRightIcon />
            </IconButton>
            <output className="sr-only">{t('position', { index: current + 1, count: items.length })}</output>
          </>
        )}
      </div>
      {zoomed !== null && (
        <ZoomWindow
          items={items}
          start={zoomed}
          name={name}
          productKey={productKey}
          onClose={(at) => {
            setZoomed(null);
            showSlide(at);
          }}
        />
      )}
    </section>
  );
}
