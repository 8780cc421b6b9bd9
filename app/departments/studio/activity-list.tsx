import type { AuditEntry } from '#server/studio/audit.server.ts';
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
      <div className="studio-table-scroll">
        <table className="studio-table">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Where</th>
              <th scope="col">Outcome</th>
            </tr>
          </thead>
          <tbody>
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
                  <span className="studio-status" data-status={outcome === 'done' ? 'live' : 'refused'}>
                    {outcome === 'done' ? 'Done' : 'Refused'}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}
