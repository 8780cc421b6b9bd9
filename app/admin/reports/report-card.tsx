import type { ReactNode } from 'react';

interface ReportCardProps {
  id: string;
  title: string;
  /** The table as a file; null where there is nothing in it. */
  href: string | null;
  csv: string;
  children: ReactNode;
}

export function ReportCard({ id, title, href, csv, children }: ReportCardProps) {
  return (
    <section className="report-card" aria-labelledby={id}>
      <div className="report-card-head">
        <h2 id={id}>{title}</h2>
        {href && (
          <a href={href} download className="text-link" aria-label={`${csv}: ${title}`}>
            {csv}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
