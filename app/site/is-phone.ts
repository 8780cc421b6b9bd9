/** Narrower than this, lists have pills instead of facets, and panels take the whole screen. Never on the server. */
export function isPhone(): boolean {
  return !import.meta.env.SSR && matchMedia('(width < 48rem)').matches;
}
