import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useMediaAddress } from '#ui/media-address.ts';

/** All are widths that the image service renders. */
export const DEFAULT_WIDTHS: readonly number[] = [180, 240, 320, 480, 640, 800, 1080, 1440, 1920];

export interface PictureProps {
  /** Media path without size, for example `/media/wrap-dress/front/navy`. */
  src: string;
  /** Empty when the text beside it already says it. */
  alt: string;
  /** Height divided by width; this space is reserved. */
  ratio: number;
  /** Colour painted until the picture arrives. */
  tone?: string;
  /** As in HTML: how wide it will be shown. */
  sizes: string;
  widths?: readonly number[];
  quality?: 80 | 95;
  /** In the first view: loaded at once, before all others; `early` at once too, but after what the page is about. */
  priority?: boolean | 'early';
  fit?: 'cover' | 'contain';
  /** What stays in view where it is cut, as in CSS: `30% 20%`. */
  focus?: string;
  className?: string;
}

export function Picture({
  src,
  alt,
  ratio,
  tone,
  sizes,
  widths = DEFAULT_WIDTHS,
  quality,
  priority = false,
  fit = 'cover',
  focus,
  className,
}: PictureProps) {
  const media = useMediaAddress();
  const frame = {
    className: classNames('picture', fit === 'contain' && 'picture-contain', className),
    style: { '--ratio': ratio, '--tone': tone, '--focus': focus } as CSSProperties,
  };
  // An empty box of the same size.
  if (!src) return <span {...frame} data-broken={alt} />;
  const base = media(src);
  const address = (width: number) => `${base}/${width}${quality ? `q${quality}` : ''}.webp`;
  const middle = widths[Math.floor(widths.length / 2)] ?? 640;
  return (
    <span {...frame}>
      <img
        ref={noticeBroken}
        onError={(event) => markBroken(event.currentTarget)}
        alt={alt}
        // Before `src`, or some browsers start the wrong download.
        sizes={sizes}
        srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
        src={address(middle)}
        width={middle}
        height={Math.round(middle * ratio)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === true ? 'high' : priority === 'early' ? 'low' : undefined}
        decoding="async"
      />
    </span>
  );
}

/** The error may have happened before hydration, without a listener. */
function noticeBroken(image: HTMLImageElement | null) {
  if (image?.complete && image.naturalWidth === 0) markBroken(image);
}

function markBroken(image: HTMLImageElement) {
  if (image.parentElement) image.parentElement.dataset.broken = image.alt;
}
