import { useTranslations } from 'use-intl';
import { ArticleMeta } from '../parts/article-tile.tsx';
import { ContentPicture } from '../parts/content-picture.tsx';
import type { SectionProps } from '../section.ts';
import type { BlogHeaderFields } from './schema.ts';

export default function BlogHeader({ fields, isEager }: SectionProps<BlogHeaderFields>) {
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
