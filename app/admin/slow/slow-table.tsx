import { useTranslations } from 'use-intl';
import { ListTable } from '#app/admin/resource/list-table.tsx';
import type { SlowEntry } from '#server/telemetry/slow-log.server.ts';

interface Props {
  id: string;
  title: string;
  /** What a row is. */
  label: string;
  entries: readonly SlowEntry[];
}

export function SlowTable({ id, title, label, entries }: Props) {
  const t = useTranslations('staff-slow');
  return (
    <section className="report-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {entries.length === 0 ? (
        <p className="studio-soft">{t('none')}</p>
      ) : (
        <ListTable
          caption={title}
          rows={entries.map((entry) => ({ id: entry.name, entry }))}
          columns={[
            { name: 'name', label, cell: ({ entry }) => <code className="wrap-anywhere">{entry.name}</code> },
            { name: 'times', label: t('times'), isNumber: true, cell: ({ entry }) => entry.count },
            {
              name: 'average',
              label: t('average'),
              isNumber: true,
              cell: ({ entry }) => t('ms', { ms: Math.round(entry.totalMs / entry.count) }),
            },
            {
              name: 'slowest',
              label: t('slowest'),
              isNumber: true,
              cell: ({ entry }) => t('ms', { ms: Math.round(entry.maxMs) }),
            },
          ]}
        />
      )}
    </section>
  );
}
