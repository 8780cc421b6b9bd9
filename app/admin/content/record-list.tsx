import { useState } from 'react';
import { Link } from 'react-router';
import type { RecordKind } from '#commerce/content/editor/record-kind.ts';
import {
  hasDays,
  pounds,
  type RecordStatus,
  recordStatus,
  summariseRecord,
} from '#commerce/content/editor/record-summary.ts';
import type { RecordRow } from '#commerce/content/editor/records.server.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PlusIcon } from '#ui/icon.tsx';
import { brandName, localeName } from './audience-names.ts';
import { formatDay, formatMoment } from './format-time.ts';
import { RECORD_NAMES, RECORD_STATUS_NAMES, recordHref } from './record-names.ts';
import type { Serialised } from './serialised.ts';
import type { StudioBrand } from './studio-kit.ts';
import { countOf, StudioList } from './studio-list.tsx';
import { StatusMark } from './studio-table.tsx';

interface RecordListProps {
  kind: RecordKind;
  rows: Serialised<RecordRow>[];
  brands: StudioBrand[];
  /** YYYY-MM-DD. */
  today: string;
}

/** All campaigns or rules of one kind, with status and last editor. */
export function RecordList({ kind, rows, brands, today }: RecordListProps) {
  const [words, setWords] = useState('');
  const [status, setStatus] = useState('');
  const names = RECORD_NAMES[kind];
  const isCampaign = kind === 'campaign';
  const wanted = words.trim().toLowerCase();
  const all = rows.map((row) => ({
    ...row,
    ...summariseRecord(kind, row.body),
    status: row.isRemoved ? ('removed' as const) : recordStatus(kind, row.body, today),
  }));
  // Deleted records are listed on request.
  const shown = all.filter(
    (row) =>
      (status ? row.status === status : !row.isRemoved) &&
      (!wanted || JSON.stringify(row.body).toLowerCase().includes(wanted)),
  );
  const there = new Set<RecordStatus>(all.map((row) => row.status));
  return (
    <StudioList
      title={names.many}
      line={names.line}
      action={
        <ButtonLink to={recordHref(kind)}>
          <PlusIcon /> New {names.one}
        </ButtonLink>
      }
      find={{ words, onChange: setWords }}
      filters={[
        {
          label: 'Status',
          value: status,
          onChange: setStatus,
          options: [
            { value: '', label: 'All active' },
            ...Object.entries(RECORD_STATUS_NAMES)
              .filter(([value]) => there.has(value as RecordStatus))
              .map(([value, label]) => ({ value, label })),
          ],
        },
      ]}
      count={countOf(shown.length, rows.length)}
      columns={[
        isCampaign ? 'Campaign' : names.many,
        ...(isCampaign ? ['Days', 'Today'] : [hasDays(kind) ? 'Days' : 'For']),
        'Status',
        'Changed',
      ]}
      nothing={rows.length === 0 ? `There is no ${names.one} yet.` : 'Nothing here is called that.'}
      rows={shown.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            <Link to={recordHref(kind, row.id)}>{row.title || row.id}</Link>
            {row.detail && <span className="studio-soft">{row.detail}</span>}
          </th>
          {hasDays(kind) ? <td>{daysOf(row.body)}</td> : <AudienceCell body={row.body} brands={brands} />}
          {isCampaign && <FiguresCell figures={row.figures} />}
          <td>
            <StatusMark status={row.status} name={RECORD_STATUS_NAMES[row.status]} />
          </td>
          <td>
            {row.changedAt ? formatMoment(row.changedAt) : 'Not yet'}
            {row.author && <span className="studio-soft">{row.author}</span>}
          </td>
        </tr>
      ))}
    />
  );
}

function FiguresCell({ figures }: Pick<RecordRow, 'figures'>) {
  return (
    <td>
      {figures && (
        <>
          {pounds(figures.today.spent / 1000)} spent
          <span className="studio-soft">
            {figures.today.impressions} views, {figures.today.clicks} clicks
          </span>
        </>
      )}
    </td>
  );
}

function daysOf({ startsOn, endsOn }: Readonly<Record<string, unknown>>): string {
  if (!startsOn && !endsOn) return 'Always';
  return `${startsOn ? formatDay(String(startsOn)) : 'Now'} to ${endsOn ? formatDay(String(endsOn)) : 'whenever'}`;
}

function AudienceCell({ body, brands }: { body: Serialised<RecordRow>['body']; brands: StudioBrand[] }) {
  return (
    <td>
      {brandName((body.brand ?? null) as string | null, brands)}
      <span className="studio-soft">{localeName((body.locale ?? null) as string | null)}</span>
    </td>
  );
}
