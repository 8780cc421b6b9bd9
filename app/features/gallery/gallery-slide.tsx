import { type MouseEvent, type PointerEvent, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PRODUCT_PICTURE_SIZES } from '#app/features/product-card/card-picture.tsx';
import { backdropOf } from '#app/features/product-card/card-preview.ts';
import { useServerRendered } from '#app/hydration/use-server-rendered.ts';
import { pushEvent } from '#app/site/data-layer.ts';
import { type GalleryZoom, pressPicture, zoomOrigin } from '#commerce/media/zoom.ts';
import { CloseIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyOverlay, nextCode } from '#ui/lazy.ts';
import { closesOverlay, opensOverlay } from '#ui/native-overlay.ts';
import { Picture } from '#ui/picture.tsx';
import type { GalleryItem } from './gallery-media.ts';
import { ModelSlide, VideoSlide } from './optional-slides.ts';

export const loadZoomLayer = nextCode(() => import('./zoom-layer.tsx'));
const ZoomLayer = lazyOverlay(loadZoomLayer);

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

/**
 * A mouse click zooms in place, at the cursor; touch and keyboard open the zoom window. Before hydration every press shows
 * the picture on the whole screen.
 */
function PictureSlide({ picture, index, productKey, onEnlarge }: PictureSlideProps) {
  const t = useTranslations('gallery');
  const [zoom, setZoom] = useState<GalleryZoom>({ kind: 'none' });
  const [pointerType, setPointerType] = useState('');
  const isServed = useServerRendered();
  const plainZoom = useId();

  function press(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
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
  const button = (
    <button
      type="button"
      {...(isServed && opensOverlay(plainZoom))}
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
      {isZoomed && <ZoomLayer src={picture.src} origin={zoom.origin} />}
    </button>
  );
  if (!isServed) return button;
  return (
    <>
      {button}
      <dialog id={plainZoom} popover="auto" className="overlay plain-zoom" aria-label={t('zoomTitle')}>
        <IconButton label={t('close')} look="raised" {...closesOverlay(plainZoom)}>
          <CloseIcon />
        </IconButton>
        <Picture
          src={picture.src}
          alt={picture.alt}
          ratio={picture.ratio}
          tone={picture.tone}
          sizes={PRODUCT_PICTURE_SIZES}
        />
      </dialog>
    </>
  );
}
