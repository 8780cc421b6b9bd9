import type { ArticleCard } from '#commerce/content/content-page.ts';
import { type PictureSite, pictureAddress } from '#commerce/media/picture.ts';

/** Structured data of an article. */
export function describeArticle(article: ArticleCard, site: PictureSite, publisher: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    image: pictureAddress(article.src, 1080, site),
    publisher: { '@type': 'Organization', name: publisher },
  };
}
