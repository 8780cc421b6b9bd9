import { useState } from 'react';
import { Link } from 'react-router';
import type { RecordKind } from '#domain/studio/record-kind.ts';
import {
  hasDays,
  pounds,
  type RecordStatus,
  recordStatus,
  summariseRecord,
} from '#domain/studio/record-summary.ts';
import type { RecordRow } from '#server/studio/records.server.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { PlusIcon } from '#ui/icon.tsx';
import { brandName, localeName } from './audience-names.ts';
import { RECORD_NAMES, RECORD_STATUS_NAMES, recordHref } from './record-names.ts';
import type { StudioBrand } from './studio-kit.ts';
import { day, moment } from './when.ts';
import type { Wire } from './wire.ts';

interface RecordListProps {
  kind: RecordKind;
  rows: Wire<RecordRow>[];
  brands: StudioBrand[];
  /** YYYY-MM-DD. */
  today: string;
}

/** Every campaign or rule of one kind, with where it stands and who touched it last. */
export function RecordList({ kind, rows, brands, today }: RecordListProps) {
  const [words, setWords] = useState('');
  const [status, setStatus] = useState('');
  const names = RECORD_NAMES[kind];
  const wanted = words.trim().toLowerCase();
  const all = rows.map((row) => ({
    ...row,
    ...summariseRecord(kind, row.body),
    status: row.isRemoved ? ('removed' as const) : recordStatus(kind, row.body, today),
  }));
  // What was removed is there for whoever asks for it.
  const shown = all.filter(
    (row) =>
      (status ? row.status === status : !row.isRemoved) &&
      (!wanted || JSON.stringify(row.body).toLowerCase().includes(wanted)),
  );
  const there = new Set<RecordStatus>(all.map((row) => row.status));
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{`${names.many} | Studio`}</title>
      <div className="studio-head">
        <div>
          <h1 className="heading">{names.many}</h1>
          <p className="studio-soft">{names.line}</p>
        </div>
        <ButtonLink to={recordHref(kind)}>
          <PlusIcon /> New {names.one}
        </ButtonLink>
      </div>
      <div className="studio-filters">
        <TextField
          label="Find"
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <SelectField
          label="Status"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
          options={[
            { value: '', label: 'All that stand' },
            ...Object.entries(RECORD_STATUS_NAMES)
              .filter(([value]) => there.has(value as RecordStatus))
              .map(([value, label]) => ({ value, label })),
          ]}
        />
      </div>
      <p className="studio-count" aria-live="polite">
        {shown.length} of {rows.length}
      </p>
      <div className="studio-table-scroll">
        <table className="studio-table">
          <thead>
            <tr>
              <th scope="col">{kind === 'campaign' ? 'Campaign' : names.many}</th>
              <th scope="col">{hasDays(kind) ? 'Days' : 'For'}</th>
              {kind === 'campaign' && <th scope="col">Today</th>}
              <th scope="col">Status</th>
              <th scope="col">Changed</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Link to={recordHref(kind, row.id)}>{row.title || row.id}</Link>
                  {row.detail && <span className="studio-soft">{row.detail}</span>}
                </th>
                <td>
                  {hasDays(kind) ? (
                    daysOf(row.body)
                  ) : (
                    <>
                      {brandName((row.body.brand ?? null) as string | null, brands)}
                      <span className="studio-soft">
                        {localeName((row.body.locale ?? null) as string | null)}
                      </span>
                    </>
                  )}
                </td>
                {kind === 'campaign' && (
                  <td>
                    {row.figures && (
                      <>
                        {pounds(row.figures.today.spent / 1000)} spent
                        <span className="studio-soft">
                          {row.figures.today.impressions} views, {row.figures.today.clicks} clicks
                        </span>
                      </>
                    )}
                  </td>
                )}
                <td>
                  <span className="studio-status" data-status={row.status}>
                    {RECORD_STATUS_NAMES[row.status]}
                  </span>
                </td>
                <td>
                  {row.changedAt ? moment(row.changedAt) : 'Not yet'}
                  {row.author && <span className="studio-soft">{row.author}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && (
        <p className="studio-nothing">
          {rows.length === 0 ? `There is no ${names.one} yet.` : 'Nothing here is called that.'}
        </p>
      )}
    </main>
  );
}

function daysOf({ startsOn, endsOn }: Readonly<Record<string, unknown>>): string {
  if (!startsOn && !endsOn) return 'Always';
  return `${startsOn ? day(String(startsOn)) : 'Now'} to ${endsOn ? day(String(endsOn)) : 'whenever'}`;
}
