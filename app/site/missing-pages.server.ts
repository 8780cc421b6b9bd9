import { contentTag } from '#commerce/content/content-page.ts';
import type { Shop } from '#server/composition.server.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';

/** Those of the linked content pages that do not exist: a new shop has none, and leaves out links to them. */
export async function missingPages(
  { content: { entries: content } }: Pick<Shop, 'content'>,
  { brand, locale, dependsOn }: Pick<RequestContext, 'brand' | 'locale' | 'dependsOn'>,
  links: readonly string[],
): Promise<string[]> {
  const pages = await Promise.all(links.map((path) => content.page(brand.slug, locale, path)));
  const missing = links.filter((_, at) => !pages[at]);
  dependsOn(...missing.map((path) => contentTag('page', path)));
  return missing;
}
