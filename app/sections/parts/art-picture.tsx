import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useMediaAddress } from '#ui/media-address.ts';
import type { ArtPictureField } from '../fields.ts';

const PHONE_WIDTHS = [320, 480, 640, 800, 1080];
const WIDE_WIDTHS = [800, 1080, 1440, 1920, 2400];

interface ArtPictureProps {
  picture: ArtPictureField;
  isEager: boolean;
  /** The `sizes` attribute from 768 pixels. */
  sizes?: string;
  className?: string;
}

/** One picture for phones and another for wide screens; the space of each is reserved. */
export function ArtPicture({ picture, isEager, sizes = '100vw', className }: ArtPictureProps) {
  const { desktop, mobile } = picture;
  const phone = mobile ?? desktop;
  const media = useMediaAddress();
  return (
    <picture
      className={classNames('art-picture', className)}
      style={
        {
          '--ratio-phone': phone.ratio,
          '--ratio-wide': desktop.ratio,
          '--tone': desktop.tone,
          '--focus-phone': `${phone.focusX ?? 50}%`,
          '--focus-wide': `${desktop.focusX ?? 50}%`,
        } as CSSProperties
      }
    >
      <source media="(width >= 48rem)" sizes={sizes} srcSet={srcSet(media(desktop.src), WIDE_WIDTHS)} />
      <img
        alt={desktop.alt}
        sizes="100vw"
        srcSet={srcSet(media(phone.src), PHONE_WIDTHS)}
        src={`${media(phone.src)}/800.webp`}
        width={800}
        height={Math.round(800 * phone.ratio)}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

function srcSet(src: string, widths: number[]): string {
  return widths.map((width) => `${src}/${width}.webp ${width}w`).join(', ');
}
