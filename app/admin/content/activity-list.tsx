import type { AuditEntry } from '#commerce/content/editor/audit.server.ts';
import { formatMoment } from './format-time.ts';
import type { Serialised } from './serialised.ts';
import { StatusMark, StudioTable } from './studio-table.tsx';

/** The staff audit log, newest first. */
export function ActivityList({ entries }: { entries: Serialised<AuditEntry>[] }) {
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>Activity | Studio</title>
      <div className="studio-head">
        <h1 className="heading">Activity</h1>
      </div>
      <StudioTable columns={['When', 'Who', 'What', 'Where', 'Outcome']}>
        {entries.map(({ id, at, who, role, client, action, subject, outcome }) => (
          <tr key={id}>
            <td>{formatMoment(at)}</td>
            <td>
              {who ?? 'A guest'}
              <span className="studio-soft">
                {role}, {client}
              </span>
            </td>
            <td>{action}</td>
            <td>{subject}</td>
            <td>
              <StatusMark
                status={outcome === 'done' ? 'live' : 'refused'}
                name={outcome === 'done' ? 'Done' : 'Refused'}
              />
            </td>
          </tr>
        ))}
      </StudioTable>
    </main>
  );
}
