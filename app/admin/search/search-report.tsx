import { Link } from 'react-router';
import { StudioTable } from '#app/admin/content/studio-table.tsx';
import type { SearchedText, SearchReport } from '#commerce/search/insights/search-insights.server.ts';
import { buttonClass } from '#ui/button.tsx';

const number = new Intl.NumberFormat('en-GB');
const PERIODS = [7, 30, 90];

/** What shoppers search for, what they do not find, and what to do about it. */
export function SearchReportPage({ report, days }: { report: SearchReport; days: number }) {
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>Searches | Studio</title>
      <div className="studio-head">
        <h1 className="heading">Searches</h1>
        <p>
          {PERIODS.map((period) => (
            <Link
              key={period}
              to={`?days=${period}`}
              aria-current={period === days ? 'page' : undefined}
              className={buttonClass({ variant: period === days ? 'primary' : 'secondary', size: 'small' })}
            >
              <span className="button-label">{period} days</span>
            </Link>
          ))}
        </p>
      </div>
      <p>Searches of shoppers who agreed to be counted.</p>
      <Texts title="Top searches" list="top" days={days} rows={report.top} />
      <Texts title="Searches without a result" list="withoutResult" days={days} rows={report.withoutResult} />
      <Texts title="Searches without a click" list="withoutClick" days={days} rows={report.withoutClick} />
      <Part
        title="What shoppers search next"
        list="refinements"
        days={days}
        isEmpty={report.refinements.length === 0}
      >
        <StudioTable columns={['Search', 'Then', 'Times']}>
          {report.refinements.map(({ from, to, times }) => (
            <tr key={`${from} > ${to}`}>
              <td>{from}</td>
              <td>{to}</td>
              <td>{number.format(times)}</td>
            </tr>
          ))}
        </StudioTable>
      </Part>
      <Part title="Proposed synonyms" list="synonyms" days={days} isEmpty={report.synonyms.length === 0}>
        <StudioTable columns={['Word', 'Used like', 'Because of']}>
          {report.synonyms.map(({ word, other, because }) => (
            <tr key={`${word} ${other}`}>
              <td>{word}</td>
              <td>{other}</td>
              <td>{because}</td>
            </tr>
          ))}
        </StudioTable>
        <p>
          <Link to="/staff/synonyms/new">Add a group of synonyms</Link>
        </p>
      </Part>
      <Part title="Proposed redirects" list="redirects" days={days} isEmpty={report.redirects.length === 0}>
        <StudioTable columns={['Search', 'Page', 'Searches']}>
          {report.redirects.map(({ query, url, searches }) => (
            <tr key={query}>
              <td>{query}</td>
              <td>{url}</td>
              <td>{number.format(searches)}</td>
            </tr>
          ))}
        </StudioTable>
        <p>
          <Link to="/staff/search-redirects/new">Add a search redirect</Link>
        </p>
      </Part>
    </main>
  );
}

interface PartProps {
  title: string;
  list: keyof SearchReport;
  days: number;
}

function Part({
  title,
  list,
  days,
  isEmpty,
  children,
}: PartProps & { isEmpty: boolean; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <div className="studio-head">
        <h2 className="heading">{title}</h2>
        {!isEmpty && (
          <a href={`/staff/searches/export?list=${list}&days=${days}`} download>
            Download as CSV
          </a>
        )}
      </div>
      {isEmpty ? <p>None in this time.</p> : children}
    </section>
  );
}

function Texts({ rows, ...part }: PartProps & { rows: readonly SearchedText[] }) {
  return (
    <Part {...part} isEmpty={rows.length === 0}>
      <StudioTable columns={['Search', 'Searches', 'Clicks', 'Products found']}>
        {rows.map(({ query, searches, clicks, results }) => (
          <tr key={query}>
            <td>
              <Link to={`/staff/searches/explain?${new URLSearchParams({ q: query })}`}>{query}</Link>
            </td>
            <td>{number.format(searches)}</td>
            <td>{number.format(clicks)}</td>
            <td>{number.format(results)}</td>
          </tr>
        ))}
      </StudioTable>
    </Part>
  );
}
