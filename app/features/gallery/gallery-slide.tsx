import { type MouseEvent, type PointerEvent, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PRODUCT_PICTURE_SIZES } from '#app/features/product-card/card-picture.tsx';
import { backdropOf } from '#app/features/product-card/card-preview.ts';
import { pushEvent } from '#app/site/data-layer.ts';
import { type GalleryZoom, pressPicture, zoomOrigin } from '#commerce/media/zoom.ts';
import { lazyWithRetry } from '#ui/lazy.ts';
import { Picture } from '#ui/picture.tsx';
import type { GalleryItem } from './gallery-media.ts';
import { ModelSlide, VideoSlide } from './optional-slides.ts';

const ZoomLayer = lazyWithRetry(() => import('./zoom-layer.tsx'));

interface GallerySlideProps {
  item: GalleryItem;
  index: number;
  name: string;
  productKey: string;
  onEnlarge: () => void;
}

export function GallerySlide({ item, index, name, productKey, onEnlarge }: GallerySlideProps) {
  if (item.kind !== 'picture') {
    return (
      <Suspense>
        {item.kind === 'video' ? (
          <VideoSlide item={item} name={name} />
        ) : (
          <ModelSlide item={item} name={name} />
        )}
      </Suspense>
    );
  }
  return <PictureSlide picture={item.picture} index={index} productKey={productKey} onEnlarge={onEnlarge} />;
}

interface PictureSlideProps {
  picture: Extract<GalleryItem, { kind: 'picture' }>['picture'];
  index: number;
  productKey: string;
  onEnlarge: () => void;
}

/** A mouse click zooms in place, at the cursor; touch and keyboard open the zoom window. */
function PictureSlide({ picture, index, productKey, onEnlarge }: PictureSlideProps) {
  const t = useTranslations('gallery');
  const [zoom, setZoom] = useState<GalleryZoom>({ kind: 'none' });
  const [pointerType, setPointerType] = useState('');

  function press(event: MouseEvent<HTMLButtonElement>) {
    // A click without a pointer comes from the keyboard, which cannot move the zoomed picture.
    const isTouch = event.detail === 0 || pointerType !== 'mouse';
    const box = event.currentTarget.getBoundingClientRect();
    const next = pressPicture(zoom, isTouch, { x: event.clientX, y: event.clientY }, box);
    if (next.kind === 'full-screen') return onEnlarge();
    if (next.kind === 'in-place') pushEvent({ event: 'desktopZoom', productKey, picture: index + 1 });
    setZoom(next);
  }

  function follow(event: PointerEvent<HTMLButtonElement>) {
    if (zoom.kind !== 'in-place' || event.pointerType !== 'mouse') return;
    const box = event.currentTarget.getBoundingClientRect();
    setZoom({ kind: 'in-place', origin: zoomOrigin({ x: event.clientX, y: event.clientY }, box) });
  }

  const isZoomed = zoom.kind === 'in-place';
  return (
    <button
      type="button"
      className="gallery-zoom"
      data-zoomed={isZoomed || undefined}
      aria-label={t('zoom', { alt: picture.alt })}
      onPointerDown={(event) => setPointerType(event.pointerType)}
      onPointerMove={follow}
      onPointerLeave={() => setZoom({ kind: 'none' })}
      onKeyDown={(event) => event.key === 'Escape' && setZoom({ kind: 'none' })}
      onClick={press}
    >
      <Picture
        src={picture.src}
        alt={picture.alt}
        ratio={picture.ratio}
        tone={backdropOf(picture.src) ?? picture.tone}
        sizes={PRODUCT_PICTURE_SIZES}
        priority={index === 0}
      />
      {isZoomed && (
        <Suspense>
          <ZoomLayer src={picture.src} origin={zoom.origin} />
        </Suspense>
      )}
    </button>
  );
}
