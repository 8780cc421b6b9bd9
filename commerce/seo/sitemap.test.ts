import { describe, expect, it } from 'vitest';
import { writeMappedPage, writeRobots, writeSitemapIndex } from './sitemap.ts';

describe('the map of the site', () => {
  it('names a page, when it changed and where it is in other languages', () => {
    const entry = writeMappedPage({
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
  it('closes what belongs to one shopper, in every language, and leads to the map', () => {
    const lines = writeRobots('https://shop.example', ['fr']).split('\n');
    expect(lines).toContain('Disallow: /basket');
    expect(lines).toContain('Disallow: /fr/checkout');
    expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
    expect(lines.join('\n')).not.toMatch(/facet|staff|Disallow: \/\n/);
  });
});
