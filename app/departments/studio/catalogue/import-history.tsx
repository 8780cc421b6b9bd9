import { Link } from 'react-router';
import type { ImportEntry } from '#server/catalogue/import-book.server.ts';
import { moment } from '../when.ts';
import type { Wire } from '../wire.ts';
import { KIND_TEXTS, STATE_DOTS, STATE_TEXTS, VIA_TEXTS } from './import-words.ts';

const number = new Intl.NumberFormat('en-GB');

/** Who brought in what and when, newest first. */
export function ImportHistory({
  entries,
  chosenId,
}: {
  entries: Wire<ImportEntry>[];
  chosenId: number | null;
}) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="imports" className="catalogue-import">
      <h2 id="imports" className="heading">
        Brought in before
      </h2>
      <div className="studio-table-scroll">
        <table className="studio-table">
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">Changes</th>
              <th scope="col">Refused</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, at, kind, via, who, fileName, state, report }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`/staff/catalogue?import=${id}`} aria-current={id === chosenId || undefined}>
                    {fileName || `Import ${id}`}
                  </Link>
                  <span className="studio-soft">{KIND_TEXTS[kind].title}</span>
                </th>
                <td>{moment(at)}</td>
                <td>
                  {who}
                  <span className="studio-soft">by {VIA_TEXTS[via]}</span>
                </td>
                <td>{number.format(report.added + report.changed + report.takenOff)}</td>
                <td>{number.format(report.refused)}</td>
                <td>
                  <span className="studio-status" data-status={STATE_DOTS[state]}>
                    {STATE_TEXTS[state]}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
