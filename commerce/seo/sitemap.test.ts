import { describe, expect, it } from 'vitest';
import { writeRobots, writeSitemapEntry, writeSitemapIndex } from './sitemap.ts';

describe('the sitemap', () => {
  it('lists a page with its last change and its other languages', () => {
    const entry = writeSitemapEntry({
      href: 'https://shop.example/product/a?b=1&c="2"',
      changed: '2026-11-15',
      alternates: [{ hrefLang: 'fr', href: 'https://shop.example/fr/product/a' }],
    });
    expect(entry).toBe(
      '<url><loc>https://shop.example/product/a?b=1&amp;c=&quot;2&quot;</loc><lastmod>2026-11-15</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="fr" href="https://shop.example/fr/product/a"/></url>\n',
    );
  });

  it('is an index of its parts', () => {
    expect(writeSitemapIndex(['https://shop.example/sitemap/fr/blog.xml'])).toContain(
      '<sitemap><loc>https://shop.example/sitemap/fr/blog.xml</loc></sitemap>',
    );
  });
});

describe('robots.txt', () => {
  it('disallows private pages in every language and links the sitemap', () => {
    const lines = writeRobots('https://shop.example', ['fr']).split('\n');
    expect(lines).toContain('Disallow: /basket');
    expect(lines).toContain('Disallow: /fr/checkout');
    expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
    expect(lines.join('\n')).not.toMatch(/facet|staff|Disallow: \/\n/);
  });
});
