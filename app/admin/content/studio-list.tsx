import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { StudioTable } from './studio-table.tsx';

export interface ListFilter {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: { value: string; label: string }[];
}

interface StudioListProps {
  title: string;
  /** What these are for, in a line. */
  line?: string;
  /** Makes a new one. */
  action: ReactNode;
  find: { words: string; onChange: (words: string) => void; placeholder?: string };
  filters: ListFilter[];
  count: string;
  columns: string[];
  /** Shown when no row is left. */
  nothing: string;
  rows: ReactNode[];
}

const ROWS_A_PAGE = 50;

/** A list page of the editor: title, filters and a table of entries, in pages. */
export function StudioList(props: StudioListProps) {
  const { title, line, action, find, filters, count, columns, nothing, rows } = props;
  const paging = usePaging(rows.length);
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{`${title} | Studio`}</title>
      <div className="studio-head">
        <div>
          <h1 className="heading">{title}</h1>
          {line && <p className="studio-soft">{line}</p>}
        </div>
        {action}
      </div>
      <div className="studio-filters">
        <TextField
          label="Find"
          type="search"
          value={find.words}
          placeholder={find.placeholder}
          onChange={(event) => {
            find.onChange(event.target.value);
            paging.restart();
          }}
        />
        {filters.map(({ onChange, ...filter }) => (
          <SelectField
            key={filter.label}
            {...filter}
            onChange={(event) => {
              onChange(event.target.value);
              paging.restart();
            }}
          />
        ))}
      </div>
      <p className="studio-count" aria-live="polite">
        {count}
      </p>
      {rows.length > 0 ? (
        <StudioTable columns={columns}>{rows.slice(paging.from, paging.from + ROWS_A_PAGE)}</StudioTable>
      ) : (
        <p className="studio-nothing">{nothing}</p>
      )}
      {paging.last > 1 && (
        <nav aria-label="Pages of the list" className="studio-pages">
          {paging.page > 1 && <PageLink to={paging.href(paging.page - 1)}>Previous</PageLink>}
          <span>
            Page {paging.page} of {paging.last}
          </span>
          {paging.page < paging.last && <PageLink to={paging.href(paging.page + 1)}>Next</PageLink>}
        </nav>
      )}
    </main>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass({ variant: 'secondary', size: 'small' })}>
      {children}
    </Link>
  );
}

/** The page is in the address, so that Back returns to it. */
function usePaging(count: number) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = Number(new URLSearchParams(search).get('page') ?? '1');
  const last = Math.max(1, Math.ceil(count / ROWS_A_PAGE));
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), last) : 1;
  const href = (to: number) => {
    const params = new URLSearchParams(search);
    if (to > 1) params.set('page', String(to));
    else params.delete('page');
    return params.size > 0 ? `${pathname}?${params}` : pathname;
  };
  return {
    page,
    last,
    from: (page - 1) * ROWS_A_PAGE,
    href,
    /** Another filter shows its first page. */
    restart: () => {
      if (asked !== 1) void navigate(href(1), { replace: true, preventScrollReset: true });
    },
  };
}

export function countOf(shown: number, all: number): string {
  return shown === all ? `${all} in all` : `${shown} of ${all}`;
}
