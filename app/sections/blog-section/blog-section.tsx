import type { SectionProps } from '../define-section.ts';
import { ArticleTile } from '../parts/article-tile.tsx';
import { ContentCarousel } from '../parts/content-carousel.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type section from './section.ts';

export default function BlogSection({ fields, data, isEager }: SectionProps<typeof section>) {
  const articles = fields.items.length > 0 ? fields.items : (data?.articles ?? []);
  if (articles.length === 0) return null;
  return (
    <>
      <SectionHeading title={fields.title} link={fields.link} />
      <ContentCarousel
        label={fields.title}
        type="blog"
        count={articles.length}
        configured={fields.slidesPerView}
        gap={{ phone: 8, wide: 24 }}
      >
        {articles.map((card) => (
          <ArticleTile key={card.href} card={card} sizes="(width >= 64rem) 30vw, 75vw" isEager={isEager} />
        ))}
      </ContentCarousel>
    </>
  );
}
