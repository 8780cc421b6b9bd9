import { Link } from 'react-router';
import { formatMoment } from '#app/admin/content/format-time.ts';
import type { Serialised } from '#app/admin/content/serialised.ts';
import { StatusMark, StudioTable } from '#app/admin/content/studio-table.tsx';
import type { ImportEntry } from '#commerce/catalogue/import/import-history.server.ts';
import { KIND_TEXTS, STATE_DOTS, STATE_TEXTS, VIA_TEXTS } from './import-texts.ts';

const number = new Intl.NumberFormat('en-GB');

/** Past imports, newest first. */
export function ImportHistory({
  entries,
  chosenId,
}: {
  entries: Serialised<ImportEntry>[];
  chosenId: number | null;
}) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="imports" className="catalogue-import">
      <h2 id="imports" className="heading">
        Brought in before
      </h2>
      <StudioTable columns={['File', 'When', 'Who', 'Changes', 'Refused', 'State']}>
        {entries.map(({ id, at, kind, via, who, fileName, state, report }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/staff/catalogue?import=${id}`} aria-current={id === chosenId || undefined}>
                {fileName || `Import ${id}`}
              </Link>
              <span className="studio-soft">{KIND_TEXTS[kind].title}</span>
            </th>
            <td>{formatMoment(at)}</td>
            <td>
              {who}
              <span className="studio-soft">by {VIA_TEXTS[via]}</span>
            </td>
            <td>{number.format(report.added + report.changed + report.takenOff)}</td>
            <td>{number.format(report.refused)}</td>
            <td>
              <StatusMark status={STATE_DOTS[state]} name={STATE_TEXTS[state]} />
            </td>
          </tr>
        ))}
      </StudioTable>
    </section>
  );
}
