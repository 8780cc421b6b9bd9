import { useTranslations } from 'use-intl';
import type { SectionProps } from '../define-section.ts';
import { ArticleMeta } from '../parts/article-tile.tsx';
import { ContentPicture } from '../parts/content-picture.tsx';
import type section from './section.ts';

export default function BlogHeader({ fields, isEager }: SectionProps<typeof section>) {
  const t = useTranslations('blog');
  const { category, title, date, author, minutes, intro, picture } = fields;
  return (
    <header className="blog-header">
      <div className="blog-header-words">
        <ArticleMeta category={category} date={date} />
        <h1 className="heading text-3xl">{title}</h1>
        <p className="text-soft text-sm">
          {author && `${t('by', { author })} · `}
          {t('minutes', { minutes })}
        </p>
        {intro && <p className="blog-intro">{intro}</p>}
      </div>
      <ContentPicture picture={picture} sizes="min(100vw, 1440px)" isEager={isEager} />
    </header>
  );
}
