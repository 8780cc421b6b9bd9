import type { CSSProperties } from 'react';
import { Picture } from '#ui/picture.tsx';
import type { PictureField } from '../fields.ts';
import type { Eagerness } from './eagerness.ts';

interface ContentPictureProps {
  picture: PictureField;
  sizes: string;
  isEager?: Eagerness;
  /** The card's aspect ratio, whatever the picture's is. */
  ratio?: number;
  className?: string;
}

export function ContentPicture({ picture, sizes, isEager = false, ratio, className }: ContentPictureProps) {
  const image = (
    <Picture
      src={picture.src}
      alt={picture.alt}
      ratio={ratio ?? picture.ratio}
      tone={picture.tone}
      sizes={sizes}
      priority={isEager}
      className={className}
    />
  );
  if (picture.focusX === undefined) return image;
  return (
    <span className="picture-focus" style={{ '--focus-x': `${picture.focusX}%` } as CSSProperties}>
      {image}
    </span>
  );
}
