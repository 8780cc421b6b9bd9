import { Link } from 'react-router';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon.tsx';

export interface PaginationProps {
  label: string;
  page: number;
  pages: number;
  /** The address of a page. */
  to: (page: number) => string;
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  className?: string;
}

export function Pagination({
  label,
  page,
  pages,
  to,
  pageLabel,
  previousLabel,
  nextLabel,
  className = '',
}: PaginationProps) {
  return (
    <nav aria-label={label} className={`pagination ${className}`}>
      <ul>
        {page > 1 && (
          <li>
            <Link to={to(page - 1)} rel="prev" aria-label={previousLabel} className="page-link">
              <ChevronLeftIcon />
            </Link>
          </li>
        )}
        {listPageLinks(page, pages).map((link) =>
          typeof link === 'number' ? (
            <li key={link}>
              <Link
                to={to(link)}
                aria-label={pageLabel(link)}
                aria-current={link === page ? 'page' : undefined}
                className="page-link"
              >
                {link}
              </Link>
            </li>
          ) : (
            <li key={link} aria-hidden="true">
              …
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link to={to(page + 1)} rel="next" aria-label={nextLabel} className="page-link">
              <ChevronRightIcon />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

type PageLink = number | 'gap-before' | 'gap-after';

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
