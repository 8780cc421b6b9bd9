import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { StudioTable } from '#app/admin/content/studio-table.tsx';
import { ReportCard } from '#app/admin/reports/report-card.tsx';
import type { SearchedText, SearchReport } from '#commerce/search/insights/search-insights.server.ts';
import { buttonClass } from '#ui/button.tsx';

const PERIODS = [7, 30, 90];

/** What shoppers search for, what they do not find, and what to do about it. */
export function SearchReportPage({ report, days }: { report: SearchReport; days: number }) {
  const t = useTranslations('staff-searches');
  const format = useFormatter();
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{t('title')}</title>
      <div className="studio-head">
        <h1 className="heading">{t('title')}</h1>
        <nav aria-label={t('periods')} className="studio-actions">
          {PERIODS.map((period) => (
            <Link
              key={period}
              to={`?days=${period}`}
              aria-current={period === days ? 'page' : undefined}
              className={buttonClass({ variant: period === days ? 'primary' : 'secondary', size: 'small' })}
            >
              <span className="button-label">{t('lastDays', { days: period })}</span>
            </Link>
          ))}
        </nav>
      </div>
      <p className="report-lead">{t('lead')}</p>
      <div className="report-columns">
        <Texts list="top" days={days} rows={report.top} />
        <Texts list="withoutResult" days={days} rows={report.withoutResult} />
        <Texts list="withoutClick" days={days} rows={report.withoutClick} />
        <Part list="refinements" days={days} isEmpty={report.refinements.length === 0}>
          <StudioTable columns={[t('search'), t('then'), t('times')]}>
            {report.refinements.map(({ from, to, times }) => (
              <tr key={`${from} > ${to}`}>
                <th scope="row">{from}</th>
                <td>{to}</td>
                <td>{format.number(times)}</td>
              </tr>
            ))}
          </StudioTable>
        </Part>
        <Part list="synonyms" days={days} isEmpty={report.synonyms.length === 0}>
          <StudioTable columns={[t('word'), t('like'), t('because')]}>
            {report.synonyms.map(({ word, other, because }) => (
              <tr key={`${word} ${other}`}>
                <th scope="row">{word}</th>
                <td>{other}</td>
                <td>{because}</td>
              </tr>
            ))}
          </StudioTable>
          <p className="report-next">
            <Link to="/staff/synonyms/new" className="text-link">
              {t('addSynonyms')}
            </Link>
          </p>
        </Part>
        <Part list="redirects" days={days} isEmpty={report.redirects.length === 0}>
          <StudioTable columns={[t('search'), t('page'), t('searches')]}>
            {report.redirects.map(({ query, url, searches }) => (
              <tr key={query}>
                <th scope="row">{query}</th>
                <td>{url}</td>
                <td>{format.number(searches)}</td>
              </tr>
            ))}
          </StudioTable>
          <p className="report-next">
            <Link to="/staff/search-redirects/new" className="text-link">
              {t('addRedirect')}
            </Link>
          </p>
        </Part>
      </div>
    </main>
  );
}

interface PartProps {
  list: keyof SearchReport;
  days: number;
}

function Part({ list, days, isEmpty, children }: PartProps & { isEmpty: boolean; children: ReactNode }) {
  const t = useTranslations('staff-searches');
  const href = isEmpty ? null : `/staff/searches/export?list=${list}&days=${days}`;
  return (
    <ReportCard id={list} title={t(list)} href={href} csv={t('csv')}>
      {isEmpty ? <p className="studio-soft">{t('none')}</p> : <div className="report-scroll">{children}</div>}
    </ReportCard>
  );
}

function Texts({ rows, ...part }: PartProps & { rows: readonly SearchedText[] }) {
  const t = useTranslations('staff-searches');
  const format = useFormatter();
  return (
    <Part {...part} isEmpty={rows.length === 0}>
      <StudioTable columns={[t('search'), t('searches'), t('clicks'), t('found')]}>
        {rows.map(({ query, searches, clicks, results }) => (
          <tr key={query}>
            <th scope="row">
              <Link to={`/staff/searches/explain?${new URLSearchParams({ q: query })}`}>{query}</Link>
            </th>
            <td>{format.number(searches)}</td>
            <td>{format.number(clicks)}</td>
            <td>{format.number(results)}</td>
          </tr>
        ))}
      </StudioTable>
    </Part>
  );
}
