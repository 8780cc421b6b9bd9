import { useTranslations } from 'use-intl';
import type { SectionProps } from '../define-section.ts';
import { ContentCarousel } from '../parts/content-carousel.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { ContentPicture } from '../parts/content-picture.tsx';
import { eagerInRow } from '../parts/eagerness.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import type section from './section.ts';

export default function ImageCtaCarousel({ fields, isEager }: SectionProps<typeof section>) {
  const t = useTranslations('content');
  const { title, link, items, slidesPerView } = fields;
  return (
    <>
      <SectionHeading title={title} link={link} />
      <ContentCarousel
        label={title ?? t('shopBy')}
        type="banner"
        count={items.length}
        configured={slidesPerView}
      >
        {items.map((item, index) => (
          <ContentLink
            key={item.href}
            href={item.href}
            filtersByBrand={item.autoApplyBrandFilterOnDBZ}
            className="image-cta"
          >
            <ContentPicture
              picture={{ ...item.picture, alt: '' }}
              sizes="(width >= 64rem) 32vw, 57vw"
              isEager={eagerInRow(isEager, index)}
            />
            <span className="image-cta-words">
              <span className="heading text-lg">{item.title}</span>
              {item.text && <span className="text-sm">{item.text}</span>}
              {item.callToAction && <span className="text-link text-sm">{item.callToAction}</span>}
            </span>
          </ContentLink>
        ))}
      </ContentCarousel>
    </>
  );
}
