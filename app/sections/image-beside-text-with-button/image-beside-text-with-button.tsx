import { buttonClass } from '#ui/button.tsx';
import type { SectionProps } from '../define-section.ts';
import { ContentLink } from '../parts/content-link.tsx';
import { ContentPicture } from '../parts/content-picture.tsx';
import { HtmlText } from '../parts/html-text.tsx';
import type section from './section.ts';

export default function ImageBesideTextWithButton({ fields, data, isEager }: SectionProps<typeof section>) {
  const { eyebrow, title, picture, button, pictureSide } = fields;
  return (
    <div className="beside" data-picture={pictureSide}>
      <ContentPicture picture={picture} sizes="(width >= 48rem) 50vw, 100vw" isEager={isEager} />
      <div className="beside-words">
        {eyebrow && <p className="eyebrow text-soft">{eyebrow}</p>}
        <h2 className="heading text-2xl">{title}</h2>
        {data && <HtmlText html={data.html} />}
        {button && (
          <ContentLink
            href={button.href}
            filtersByBrand={button.autoApplyBrandFilterOnDBZ}
            className={buttonClass({ variant: 'primary' })}
          >
            {button.label}
          </ContentLink>
        )}
      </div>
    </div>
  );
}
