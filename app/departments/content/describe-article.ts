import type { ArticleCard } from '#domain/content/content-page.ts';

/** The article as search engines read it. */
export function describeArticle(article: ArticleCard, origin: string, publisher: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    image: `${origin}${article.src}/1080.webp`,
    publisher: { '@type': 'Organization', name: publisher },
  };
}
