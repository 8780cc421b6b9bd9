import { useLocation } from 'react-router';
import type { FileFormat } from '#commerce/resources/file-types.ts';
import type { Sort } from '#commerce/resources/list-query.ts';

/** Addresses of the same list, changed in one respect. Another search or order begins at the first page. */
export function useListAddress() {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);

  function change(edit: (next: URLSearchParams) => void): string {
    const next = new URLSearchParams(search);
    next.delete('after');
    next.delete('before');
    edit(next);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  }

  return {
    params,
    pathname,
    /** What a saved view stores. */
    query: change(() => {}).slice(pathname.length + 1),
    page: (name: 'after' | 'before', cursor: string) => change((next) => next.set(name, cursor)),
    sortBy: (column: string, sort: Sort) =>
      change((next) =>
        next.set('sort', sort.column === column && !sort.isDescending ? `-${column}` : column),
      ),
    showColumns: (names: readonly string[]) => change((next) => next.set('cols', names.join(','))),
    /** The same rows as a file. */
    file: (address: string, format: FileFormat) => {
      const next = new URLSearchParams(change(() => {}).slice(pathname.length + 1));
      next.set('format', format);
      return `${address}?${next}`;
    },
  };
}
