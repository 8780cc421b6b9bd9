import type { AuditEntry } from '#commerce/content/editor/audit.server.ts';
import { StatusMark, StudioTable } from './studio-table.tsx';
import { moment } from './when.ts';
import type { Wire } from './wire.ts';

/** Who did and who tried what behind the staff door, newest first. */
export function ActivityList({ entries }: { entries: Wire<AuditEntry>[] }) {
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>Activity | Studio</title>
      <div className="studio-head">
        <h1 className="heading">Activity</h1>
      </div>
      <StudioTable columns={['When', 'Who', 'What', 'Where', 'Outcome']}>
        {entries.map(({ id, at, who, role, client, action, subject, outcome }) => (
          <tr key={id}>
            <td>{moment(at)}</td>
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
