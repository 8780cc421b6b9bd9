import * as v from 'valibot';
import { blogCardSchema } from '../blog-card/section.ts';
import { defineSection } from '../define-section.ts';
import { link, maybe, numberOr, slidesPerView, words } from '../fields.ts';

export default defineSection({
  type: 'BlogSection',
  styles: ['editorial'],
  schema: v.object({
    title: words(80),
    link: maybe(link),
    /** Cards chosen by hand; the newest articles otherwise. */
    items: v.optional(v.array(blogCardSchema), []),
    limit: numberOr(6, 1, 12),
    slidesPerView,
  }),
  load: async ({ items, limit }, { shop, request, path }) => {
    if (items.length > 0) return null;
    request.dependsOn('content');
    const articles = await shop.content.entries.articles(request.brand.slug, request.locale);
    // An article does not recommend itself.
    return { articles: articles.filter(({ href }) => href !== path).slice(0, limit) };
  },
  samples: [
    {
      name: 'the newest articles',
      fields: { title: 'From the journal', link: { label: 'All stories', href: '/blog' } },
    },
  ],
});
