import type { ReactNode } from 'react';
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

/** A list page of the editor: title, filters and a table of entries. */
export function StudioList(props: StudioListProps) {
  const { title, line, action, find, filters, count, columns, nothing, rows } = props;
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
          onChange={(event) => find.onChange(event.target.value)}
        />
        {filters.map(({ onChange, ...filter }) => (
          <SelectField key={filter.label} {...filter} onChange={(event) => onChange(event.target.value)} />
        ))}
      </div>
      <p className="studio-count" aria-live="polite">
        {count}
      </p>
      {rows.length > 0 ? (
        <StudioTable columns={columns}>{rows}</StudioTable>
      ) : (
        <p className="studio-nothing">{nothing}</p>
      )}
    </main>
  );
}

export function countOf(shown: number, all: number): string {
  return shown === all ? `${all} in all` : `${shown} of ${all}`;
}
