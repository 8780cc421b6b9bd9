import type { BlogCardFields } from '../blog-card/schema.ts';
import { ArticleTile } from '../parts/article-tile.tsx';
import { ContentCarousel } from '../parts/content-carousel.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section.ts';
import type { BlogSectionFields } from './schema.ts';

export default function BlogSection({
  fields,
  data,
  isEager,
}: SectionProps<BlogSectionFields, { articles: BlogCardFields[] } | null>) {
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
