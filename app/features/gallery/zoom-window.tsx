import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { pushEvent } from '#app/site/data-layer.ts';
import { clampPinch, PINCH_STEP, QUALITY_ZOOMED } from '#commerce/media/zoom.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { useScrollTrack } from '#ui/use-scroll-track.ts';
import { type GalleryItem, posterOf } from './gallery-media.ts';
import { usePinch } from './use-pinch.ts';
import './zoom-window.css';

interface ZoomWindowProps {
  items: readonly GalleryItem[];
  start: number;
  name: string;
  productKey: string;
  /** Called with the index of the picture that was visible last. */
  onClose: (at: number) => void;
}

/** Full-screen pictures: swipe between them, pinch or double-tap to zoom. */
export default function ZoomWindow({ items, start, name, productKey, onClose }: ZoomWindowProps) {
  const t = useTranslations('gallery');
  const pictures = items.filter((item) => item.kind === 'picture');
  const first = Math.max(0, pictures.indexOf(items[start] as (typeof pictures)[number]));
  const { ref, position, showSlide } = useScrollTrack(pictures.length);
  const [scale, setScale] = useState(1);
  const current = Math.min(position.first, pictures.length - 1);
  const [seen, setSeen] = useState(first);
  const shown = pictures[current];

  useEffect(() => {
    const track = ref.current;
    if (track) track.scrollTo({ left: track.clientWidth * first, behavior: 'instant' });
  }, [ref, first]);

  useEffect(() => {
    if (current === seen) return;
    setSeen(current);
    setScale(1);
    pushEvent({ event: 'mobileZoomSwipe', productKey, picture: current + 1 });
  }, [current, seen, productKey]);

  // The arrow keys move between the pictures wherever the focus is in the window.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: pictures.length - 1 }[
      event.key
    ];
    if (to === undefined || scale > 1) return;
    event.preventDefault();
    showSlide(Math.min(pictures.length - 1, Math.max(0, to)));
  });
  // Before paint, so that a key pressed as soon as the window is visible works.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <Dialog
      open
      onClose={() => onClose(shown ? items.indexOf(shown) : start)}
      size="full"
      title={t('zoomTitle')}
      closeLabel={t('close')}
      hideTitle
      flush
      className="zoom-window"
    >
      <section className="zoom-stage" aria-label={t('label', { name })}>
        <ul ref={ref} className="zoom-track" data-locked={scale > 1 || undefined}>
          {pictures.map((item, index) => (
            <li key={item.key}>
              <ZoomPicture
                item={item}
                isNear={Math.abs(index - current) <= 1}
                scale={index === current ? scale : 1}
                onScale={setScale}
              />
            </li>
          ))}
        </ul>
        <div className="zoom-tools">
          <IconButton
            label={t('previous')}
            look="raised"
            disabled={current === 0}
            onClick={() => showSlide(current - 1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={t('zoomOut')} look="raised" disabled={scale <= 1} onClick={() => setScale(1)}>
            <MinusIcon />
          </IconButton>
          <output className="zoom-position">
            {t('position', { index: current + 1, count: pictures.length })}
          </output>
          <IconButton
            label={t('zoomIn')}
            look="raised"
            disabled={scale >= clampPinch(Infinity)}
            onClick={() => setScale(clampPinch(scale * PINCH_STEP))}
          >
            <PlusIcon />
          </IconButton>
          <IconButton
            label={t('next')}
            look="raised"
            disabled={current === pictures.length - 1}
            onClick={() => showSlide(current + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </div>
      </section>
    </Dialog>
  );
}

interface ZoomPictureProps {
  item: GalleryItem;
  isNear: boolean;
  scale: number;
  onScale: (scale: number) => void;
}

function ZoomPicture({ item, isNear, scale, onScale }: ZoomPictureProps) {
  const { shift, handlers } = usePinch(scale, onScale);
  const { src, alt, ratio, tone } = posterOf(item);
  return (
    <div className="zoom-picture" data-zoomed={scale > 1 || undefined} {...handlers}>
      <div
        className="zoom-picture-frame"
        style={{
          transform: `translate(${shift.x}px, ${shift.y}px) scale(${scale})`,
          maxWidth: `calc((100dvh - 96px) / ${ratio})`,
        }}
      >
        <Picture
          src={src}
          alt={alt}
          ratio={ratio}
          tone={tone}
          sizes={scale > 1 ? '240vw' : '100vw'}
          quality={scale > 1 ? QUALITY_ZOOMED : undefined}
          priority={isNear}
        />
      </div>
    </div>
  );
}
