import { contentTag } from '#commerce/content/content-page.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import type { Shop } from '#server/shop.server.ts';

/** Those of these pages that nobody has written. A shop begins without pages; a link that leads nowhere is worse than none. */
export async function missingPages(
  { content }: Pick<Shop, 'content'>,
  { brand, locale, dependsOn }: Pick<RequestContext, 'brand' | 'locale' | 'dependsOn'>,
  links: readonly string[],
): Promise<string[]> {
  const pages = await Promise.all(links.map((path) => content.page(brand.slug, locale, path)));
  const missing = links.filter((_, at) => !pages[at]);
  dependsOn(...missing.map((path) => contentTag('page', path)));
  return missing;
}
