import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { SectionProps } from '../define-section.ts';
import { ArtPicture } from '../parts/art-picture.tsx';
import type section from './section.ts';

/** The page's first picture with its heading. */
export default function ImageHeader({ fields, isEager }: SectionProps<typeof section>) {
  const { title, subtitle, eyebrow, picture, shade, layout } = fields;
  return (
    <header
      className={classNames(
        'hero over',
        shade === 'dark' ? 'over-dark' : 'over-light',
        shade === 'none' && 'hero-bare',
        layout !== 'overlay' && `hero-${layout}`,
      )}
      data-down={layout === 'overlay' ? 'bottom' : 'middle'}
      style={{ '--tone': picture.desktop.tone } as CSSProperties}
    >
      <ArtPicture picture={picture} isEager={isEager} sizes={layout === 'split' ? '50vw' : '100vw'} />
      <div className="hero-shade" />
      <div className="hero-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="heading">{title}</h1>
        {subtitle && <p className="max-w-prose text-lg">{subtitle}</p>}
      </div>
    </header>
  );
}
