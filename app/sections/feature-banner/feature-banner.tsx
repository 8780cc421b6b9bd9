import type { CSSProperties } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { cssColour } from '../css-colour.ts';
import type { SectionProps } from '../define-section.ts';
import { ContentLink } from '../parts/content-link.tsx';
import { ContentPicture } from '../parts/content-picture.tsx';
import type section from './section.ts';

export default function FeatureBanner({ fields, isEager }: SectionProps<typeof section>) {
  const { eyebrow, title, text, picture, links, pictureSide, backgroundColour } = fields;
  const isDark = backgroundColour === 'dark';
  return (
    <div
      className={isDark ? 'feature-banner on-dark' : 'feature-banner'}
      data-picture={pictureSide}
      style={isDark ? undefined : ({ '--ground': cssColour(backgroundColour) } as CSSProperties)}
    >
      <ContentPicture picture={picture} sizes="(width >= 48rem) 50vw, 100vw" isEager={isEager} />
      <div className="feature-banner-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 className="heading text-2xl">{title}</h2>
        {text && <p className="max-w-prose">{text}</p>}
        <div className="mt-2 flex flex-wrap gap-3">
          {links.map((link, index) => (
            <ContentLink
              key={link.href}
              href={link.href}
              filtersByBrand={link.autoApplyBrandFilterOnDBZ}
              className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })}
            >
              {link.label}
            </ContentLink>
          ))}
        </div>
      </div>
    </div>
  );
}
