import type { CSSProperties } from 'react';
import { cssColour } from '../css-colour.ts';
import type { SectionProps } from '../define-section.ts';
import { ContentLink } from '../parts/content-link.tsx';
import { ContentPicture } from '../parts/content-picture.tsx';
import { CtaTile } from '../parts/cta-tile.tsx';
import { tileGrid } from '../parts/lead-tile.ts';
import type section from './section.ts';

/** A brand's logo beside a few of its cards. */
export default function GridAndLogoComponent({ fields, isEager }: SectionProps<typeof section>) {
  const { logoText, logoPicture, text, link, items } = fields;
  const ground = { '--ground': cssColour(fields.backgroundColour) } as CSSProperties;
  return (
    <div className="logo-grid" style={ground}>
      <div className="logo-grid-mark">
        {logoPicture ? (
          <ContentPicture picture={logoPicture} sizes="240px" isEager={isEager} className="w-60" />
        ) : (
          <h2 className="logo-grid-name">{logoText}</h2>
        )}
        {text && <p className="text-soft max-w-sm">{text}</p>}
        {link && (
          <ContentLink
            href={link.href}
            filtersByBrand={link.autoApplyBrandFilterOnDBZ}
            className="text-link inline-flex min-h-11 items-center font-medium"
          >
            {link.label}
          </ContentLink>
        )}
      </div>
      <div
        className="cta-grid"
        {...tileGrid(items.length, items.length % 3 === 0 ? 3 : 2, Math.min(3, items.length))}
      >
        {items.map((card) => (
          <CtaTile
            key={`${card.href} ${card.primaryTitle}`}
            card={card}
            sizes="(width >= 64rem) 20vw, 50vw"
            isEager={isEager}
          />
        ))}
      </div>
    </div>
  );
}
