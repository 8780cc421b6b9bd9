import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { SectionProps } from '../define-section.ts';
import { ContentLink } from '../parts/content-link.tsx';
import { ContentPicture } from '../parts/content-picture.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type section from './section.ts';

/** The social gallery, rendered by the shop: no third-party script runs. */
export default function DashHudson({ fields, isEager }: SectionProps<typeof section>) {
  const { title, text, link, perRowDesktop, perRowMobile, rowLimit, items } = fields;
  const mostWide = perRowDesktop * rowLimit;
  const mostPhone = perRowMobile * rowLimit;
  const shown = items.slice(0, Math.max(mostWide, mostPhone));
  const style = { '--columns-phone': perRowMobile, '--columns-wide': perRowDesktop } as CSSProperties;
  return (
    <>
      <SectionHeading title={title} text={text} link={link} />
      <div className="wall" style={style}>
        {shown.map(({ picture, href, handle }, index) => (
          <ContentLink
            key={`${picture.src} ${href}`}
            href={href}
            className={classNames(
              index >= mostPhone && 'wall-phone-over',
              index >= mostWide && 'wall-wide-over',
            )}
          >
            <ContentPicture
              picture={picture}
              ratio={1}
              isEager={isEager}
              sizes={`(width >= 48rem) ${Math.round(100 / perRowDesktop)}vw, ${Math.round(100 / perRowMobile)}vw`}
            />
            {handle && <span className="wall-handle">{handle}</span>}
          </ContentLink>
        ))}
      </div>
    </>
  );
}
