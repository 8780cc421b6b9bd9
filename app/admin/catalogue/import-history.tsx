import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { Serialised } from '#app/admin/content/serialised.ts';
import { StatusMark, StudioTable } from '#app/admin/content/studio-table.tsx';
import type { ImportEntry } from '#commerce/catalogue/import/import-history.server.ts';
import { STATE_DOTS } from './import-texts.ts';

/** Past imports, newest first. */
export function ImportHistory({
  entries,
  chosenId,
}: {
  entries: Serialised<ImportEntry>[];
  chosenId: number | null;
}) {
  const t = useTranslations('staff-catalogue');
  const format = useFormatter();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="imports" className="catalogue-import">
      <h2 id="imports" className="heading">
        {t('past')}
      </h2>
      <StudioTable columns={[t('file'), t('when'), t('who'), t('changes'), t('refused'), t('state')]}>
        {entries.map(({ id, at, kind, via, who, fileName, state, report }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/staff/catalogue?import=${id}`} aria-current={id === chosenId || undefined}>
                {fileName || t('importNumber', { id })}
              </Link>
              <span className="studio-soft">{t(`kinds.${kind}`)}</span>
            </th>
            <td>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</td>
            <td>
              {who}
              <span className="studio-soft">{t(`via.${via}`)}</span>
            </td>
            <td>{format.number(report.added + report.changed + report.takenOff)}</td>
            <td>{format.number(report.refused)}</td>
            <td>
              <StatusMark status={STATE_DOTS[state]} name={t(`states.${state}`)} />
            </td>
          </tr>
        ))}
      </StudioTable>
    </section>
  );
}
