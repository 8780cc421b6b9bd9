import { useFormatter } from 'use-intl';
import type { BlogCardFields } from '../blog-card/section.ts';
import { ContentLink } from './content-link.tsx';
import { ContentPicture } from './content-picture.tsx';

interface ArticleTileProps {
  card: BlogCardFields;
  sizes: string;
  isEager?: boolean;
}

export function ArticleMeta({ category, date }: { category: string; date: string }) {
  const format = useFormatter();
  return (
    <span className="blog-meta">
      <span>{category}</span>
      <time dateTime={date}>
        {format.dateTime(new Date(`${date}T12:00:00Z`), { day: 'numeric', month: 'long', year: 'numeric' })}
      </time>
    </span>
  );
}

export function ArticleTile({ card, sizes, isEager = false }: ArticleTileProps) {
  const { src, focusX, category, title, date, description, href, callToAction } = card;
  return (
    <ContentLink href={href} className="blog-card">
      <ContentPicture picture={{ src, alt: '', ratio: 1.25, focusX }} sizes={sizes} isEager={isEager} />
      <ArticleMeta category={category} date={date} />
      <span className="blog-title">{title}</span>
      <span className="text-soft text-sm">{description}</span>
      {callToAction && <span className="text-link text-sm">{callToAction}</span>}
    </ContentLink>
  );
}
