import type { ReactNode } from 'react';

interface StudioTableProps {
  caption?: ReactNode;
  columns: readonly string[];
  /** Rows. */
  children: ReactNode;
}

/** A table that scrolls sideways where it is wider than its container. */
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

/** A status, as a dot and a label. */
export function StatusMark({ status, name }: { status: string; name: string }) {
  return (
    <span className="studio-status" data-status={status}>
      {name}
    </span>
  );
}
