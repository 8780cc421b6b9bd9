import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

export interface TableColumn<Row> {
  name: string;
  label: string;
  /** Where a press on the heading leads; left out where the list cannot be sorted by it. */
  sortHref?: string;
  sorted?: 'ascending' | 'descending';
  isNumber?: boolean;
  cell: (row: Row) => ReactNode;
}

interface ListTableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Left out where nothing can be done with marked rows. */
  selection?: {
    ids: ReadonlySet<string>;
    nameOf: (row: Row) => string;
    onChange: (ids: ReadonlySet<string>) => void;
  };
}

/** The table of every list: sorted by its headings, rows marked by checkboxes; on a phone each row is a card. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { caption, columns, rows, selection } = props;
  const t = useTranslations('resources');
  const [first, ...rest] = columns;
  const toggle = (id: string) => {
    const ids = new Set(selection?.ids);
    if (!ids.delete(id)) ids.add(id);
    selection?.onChange(ids);
  };
  return (
    <div className="studio-table-scroll">
      <table className="studio-table resource-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="resource-mark">
                <MarkAll
                  label={t('markAll')}
                  marked={rows.filter(({ id }) => selection.ids.has(id)).length}
                  of={rows.length}
                  onChange={(isOn) => selection.onChange(new Set(isOn ? rows.map(({ id }) => id) : []))}
                />
              </th>
            )}
            {columns.map(({ name, label, sortHref, sorted, isNumber }) => (
              <th key={name} scope="col" aria-sort={sorted} data-number={isNumber || undefined}>
                {sortHref ? (
                  <Link to={sortHref} preventScrollReset className="resource-sort">
                    {label}
                    <span aria-hidden="true">{ARROWS[sorted ?? 'none']}</span>
                  </Link>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-marked={selection?.ids.has(row.id) || undefined}>
              {selection && (
                <td className="resource-mark">
                  <input
                    type="checkbox"
                    aria-label={t('mark', { name: selection.nameOf(row) })}
                    checked={selection.ids.has(row.id)}
                    onChange={() => toggle(row.id)}
                  />
                </td>
              )}
              {first && <th scope="row">{first.cell(row)}</th>}
              {rest.map(({ name, label, isNumber, cell }) => (
                <td key={name} data-label={label} data-number={isNumber || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const ARROWS = { ascending: ' ↑', descending: ' ↓', none: '' };

interface MarkAllProps {
  label: string;
  marked: number;
  of: number;
  onChange: (isOn: boolean) => void;
}

function MarkAll({ label, marked, of, onChange }: MarkAllProps) {
  const box = useRef<HTMLInputElement>(null);
  const isSome = marked > 0 && marked < of;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={of > 0 && marked === of}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
