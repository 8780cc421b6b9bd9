import { useTranslations } from 'use-intl';
import type { SectionProps } from '../define-section.ts';
import { ArticleMeta } from '../parts/article-tile.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { ContentPicture } from '../parts/content-picture.tsx';
import type section from './section.ts';

export default function BlogFeature({ fields, isEager }: SectionProps<typeof section>) {
  const t = useTranslations('blog');
  const { src, alt, focusX, category, title, date, description, href, callToAction, pictureSide } = fields;
  return (
    <article className="beside" data-picture={pictureSide}>
      <ContentPicture
        picture={{ src, alt, ratio: 1.25, focusX }}
        sizes="(width >= 48rem) 50vw, 100vw"
        isEager={isEager}
      />
      <div className="beside-words">
        <ArticleMeta category={category} date={date} />
        <h2 className="blog-title blog-title-large">
          <ContentLink href={href}>{title}</ContentLink>
        </h2>
        <p className="text-soft max-w-prose">{description}</p>
        <ContentLink href={href} className="text-link inline-flex min-h-11 items-center font-medium">
          {callToAction ?? t('read')}
        </ContentLink>
      </div>
    </article>
  );
}
