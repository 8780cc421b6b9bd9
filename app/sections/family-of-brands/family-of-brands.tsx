import { useTranslations } from 'use-intl';
import type { SectionProps } from '../define-section.ts';
import { ContentCarousel } from '../parts/content-carousel.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { ContentPicture } from '../parts/content-picture.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type section from './section.ts';

export default function FamilyOfBrands({ fields, isEager }: SectionProps<typeof section>) {
  const t = useTranslations('content');
  const { title, text, callToAction, callToActionHref, brands, slidesPerView } = fields;
  return (
    <>
      <SectionHeading
        title={title}
        text={text}
        link={{
          label: callToAction ?? t('allBrands'),
          href: callToActionHref,
          autoApplyBrandFilterOnDBZ: false,
        }}
      />
      <ContentCarousel
        label={title}
        type="family-of-brands"
        count={brands.length}
        configured={slidesPerView}
        gap={{ phone: 8, wide: 16 }}
      >
        {brands.map(({ slug, name, href, picture, line }) => (
          <ContentLink key={slug} href={href} className="brand-tile">
            <ContentPicture
              picture={{ ...picture, alt: '' }}
              sizes="(width >= 64rem) 25vw, 50vw"
              isEager={isEager}
            />
            <span>
              <span className="brand-tile-name">{name}</span>
              {line && <span className="text-soft block text-sm">{line}</span>}
            </span>
          </ContentLink>
        ))}
      </ContentCarousel>
    </>
  );
}
