import type { ReactNode } from 'react';

interface StudioTableProps {
  caption?: ReactNode;
  columns: readonly string[];
  /** Rows. */
  children: ReactNode;
}

/** A table that scrolls by itself where it is wider than its room. */
export function StudioTable({ caption, columns, children }: StudioTableProps) {
  return (
    <div className="studio-table-scroll">
      <table className="studio-table">
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** Where something stands, as a mark. */
export function StatusMark({ status, name }: { status: string; name: string }) {
  return (
    <span className="studio-status" data-status={status}>
      {name}
    </span>
  );
}
