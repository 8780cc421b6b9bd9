import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { scrollThumbnails } from '#commerce/media/zoom.ts';
import { ChevronDownIcon, ChevronUpIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CubeIcon, PlayIcon } from '#ui/icon-tool.tsx';
import { Picture } from '#ui/picture.tsx';
import { type GalleryItem, posterOf } from './gallery-media.ts';

interface ThumbnailsProps {
  items: readonly GalleryItem[];
  current: number;
  /** How many pictures are visible side by side. */
  visible: number;
  onChoose: (index: number) => void;
}

const NAMES = { picture: 'showPicture', video: 'showVideo', model: 'showModel' } as const;

export function Thumbnails({ items, current, visible, onChoose }: ThumbnailsProps) {
  const t = useTranslations('gallery');
  const strip = useRef<HTMLUListElement>(null);
  const [reach, setReach] = useState(0);
  const [scrolled, setScrolled] = useState(0);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      setReach(element.scrollHeight - element.clientHeight);
      setScrolled(element.scrollTop);
    };
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      watching.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  // Scroll the thumbnail of the visible picture into view without scrolling the page.
  useEffect(() => {
    const element = strip.current;
    const button = element?.children[current];
    if (!element || !(button instanceof HTMLElement)) return;
    const { offsetTop, offsetLeft, clientWidth, clientHeight } = button;
    element.scrollTo({
      top: offsetTop - (element.clientHeight - clientHeight) / 2,
      left: offsetLeft - (element.clientWidth - clientWidth) / 2,
    });
  }, [current]);

  const scroll = (direction: -1 | 1) => {
    const element = strip.current;
    element?.scrollTo({ top: scrollThumbnails(element.scrollTop, direction, reach) });
  };

  return (
    <div className="thumbnails">
      {reach > 0 && (
        <IconButton
          label={t('scrollBack')}
          className="thumbnails-arrow"
          disabled={scrolled <= 0}
          onClick={() => scroll(-1)}
        >
          <ChevronUpIcon />
        </IconButton>
      )}
      <ul ref={strip} className="thumbnail-strip" aria-label={t('thumbnails')}>
        {items.map((item, index) => {
          const { src, ratio, tone } = posterOf(item);
          return (
            <li key={item.key}>
              <button
                type="button"
                className="thumbnail"
                aria-label={t(NAMES[item.kind], { index: index + 1, count: items.length })}
                aria-current={index >= current && index < current + visible}
                onClick={() => onChoose(index)}
              >
                <Picture src={src} alt="" ratio={ratio} tone={tone} sizes="72px" widths={[80, 120, 180]} />
                {item.kind === 'video' && <PlayIcon className="thumbnail-mark" />}
                {item.kind === 'model' && <CubeIcon className="thumbnail-mark" />}
              </button>
            </li>
          );
        })}
      </ul>
      {reach > 0 && (
        <IconButton
          label={t('scrollOn')}
          className="thumbnails-arrow"
          disabled={scrolled >= reach - 1}
          onClick={() => scroll(1)}
        >
          <ChevronDownIcon />
        </IconButton>
      )}
    </div>
  );
}
