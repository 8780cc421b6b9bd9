import { entryHref } from '#commerce/content/editor/entry-key.ts';

export interface EditablePage {
  /** Path without language. */
  path: string;
  brand: string;
  locale: string;
}

/** The URL of a page in the configured external content system; null when none is configured. */
export function editLink(template: string | null, { path, brand, locale }: EditablePage): string | null {
  if (template === null) return null;
  return template
    .replaceAll('{path}', encodeURIComponent(path))
    .replaceAll('{brand}', encodeURIComponent(brand))
    .replaceAll('{locale}', encodeURIComponent(locale));
}

/** The URL of the same page in the content editor: a category's banner, or the page itself; null where nothing can be edited. */
export function studioLink({ path, brand, locale }: EditablePage): string | null {
  const category = /^\/(?:categories|category|collection)\/([^/]+)/.exec(path)?.[1];
  const isEditable = path === '/' || /^\/(?:pages|blog)\//.test(path);
  if (!category && !isEditable) return null;
  const entry = category ? { kind: 'listing-banner', key: category } : { kind: 'page', key: path };
  return entryHref({ ...entry, brand, locale });
}
