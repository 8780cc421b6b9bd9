export type PageLink = number | 'gap-before' | 'gap-after';

/** First, last and the neighbours of the current page; a gap only where it hides two pages or more. */
export function listPageLinks(page: number, pages: number): PageLink[] {
  const from = page <= 4 ? 1 : page - 1;
  const to = page >= pages - 3 ? pages : page + 1;
  const near = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    ...(from > 1 ? [1, 'gap-before' as const] : []),
    ...near,
    ...(to < pages ? ['gap-after' as const, pages] : []),
  ];
}
