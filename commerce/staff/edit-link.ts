export interface EditedPlace {
  /** Path without language. */
  path: string;
  brand: string;
  locale: string;
}

/** The page in the content system that the environment names; null when there is none. */
export function editLink(template: string | null, { path, brand, locale }: EditedPlace): string | null {
  if (template === null) return null;
  return template
    .replaceAll('{path}', encodeURIComponent(path))
    .replaceAll('{brand}', encodeURIComponent(brand))
    .replaceAll('{locale}', encodeURIComponent(locale));
}

/** The same page in our own studio: a category's banner, or the page itself. */
export function studioLink({ path, brand, locale }: EditedPlace): string {
  const category = /^\/(?:categories|category|collection)\/([^/]+)/.exec(path)?.[1];
  const isWritten = path === '/' || /^\/(?:pages|blog)\//.test(path);
  if (!category && !isWritten) return '/staff/studio';
  const entry = category ? { kind: 'listing-banner', key: category } : { kind: 'page', key: path };
  return `/staff/studio/entry?${new URLSearchParams({ ...entry, brand, locale })}`;
}
