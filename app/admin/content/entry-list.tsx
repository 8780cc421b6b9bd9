import { useState } from 'react';
import { Link } from 'react-router';
import type { EntryKind } from '#commerce/content/editor/entry-key.ts';
import type { EntryStatus } from '#commerce/content/editor/entry-status.ts';
import type { StudioRow } from '#commerce/content/editor/studio.server.ts';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icon.tsx';
import { brandName, localeName } from './audience-names.ts';
import { formatMoment, formatPeriod } from './format-time.ts';
import { NewEntryDialog } from './new-entry-dialog.tsx';
import type { Serialised } from './serialised.ts';
import { KIND_NAMES } from './studio-areas.ts';
import { entryHref, type StudioBrand } from './studio-kit.ts';
import { countOf, type ListFilter, StudioList } from './studio-list.tsx';
import { StatusMark } from './studio-table.tsx';

const STATUS_NAMES: Record<EntryStatus, string> = {
  live: 'Live',
  'live-with-draft': 'Live, with a draft',
  scheduled: 'Scheduled',
  draft: 'Draft',
  over: 'Over',
};

type Option = ListFilter['options'][number];

interface EntryListProps {
  kind: EntryKind;
  rows: Serialised<StudioRow>[];
  brands: StudioBrand[];
}

/** All entries of one kind, for every brand and language, with their status. */
export function EntryList({ kind, rows, brands }: EntryListProps) {
  const [words, setWords] = useState('');
  const [brand, setBrand] = useState('');
  const [locale, setLocale] = useState('');
  const [status, setStatus] = useState('');
  const [isAdding, setAdding] = useState(false);
  const names = KIND_NAMES[kind];
  const wanted = words.trim().toLowerCase();
  const shown = rows.filter(
    (row) =>
      (!brand || row.brand === brand) &&
      (!locale || row.locale === locale) &&
      (!status || row.status === status) &&
      (!wanted || `${row.key} ${row.title ?? ''} ${row.detail ?? ''}`.toLowerCase().includes(wanted)),
  );
  const audiences = (name: 'brand' | 'locale') => [...new Set(rows.map((row) => row[name]))].sort();
  const choice = (label: string, value: string, onChange: (value: string) => void, options: Option[]) => ({
    label,
    value,
    onChange,
    options: [{ value: '', label: 'All' }, ...options],
  });
  return (
    <>
      <StudioList
        title={names.many}
        line={names.line}
        action={
          <Button onClick={() => setAdding(true)}>
            <PlusIcon /> New {names.one}
          </Button>
        }
        find={{ words, onChange: setWords, placeholder: 'Title or address' }}
        filters={[
          choice(
            'Brand',
            brand,
            setBrand,
            audiences('brand').map((each) => ({ value: each, label: brandName(each, brands) })),
          ),
          choice(
            'Language',
            locale,
            setLocale,
            audiences('locale').map((each) => ({ value: each, label: localeName(each) })),
          ),
          choice(
            'Status',
            status,
            setStatus,
            Object.entries(STATUS_NAMES).map(([value, label]) => ({ value, label })),
          ),
        ]}
        count={countOf(shown.length, rows.length)}
        columns={[kind === 'page' ? 'Page' : names.key, 'Brand', 'Language', 'Status', 'Changed']}
        nothing={rows.length === 0 ? `There is no ${names.one} yet.` : 'Nothing here is called that.'}
        rows={shown.map((row) => (
          <tr key={[row.key, row.brand, row.locale].join(' ')}>
            <th scope="row">
              <Link to={entryHref(row)}>{row.title ?? row.key}</Link>
              {row.title && <span className="studio-soft">{row.key === '/' ? 'Front page' : row.key}</span>}
              {row.detail && <span className="studio-soft">{row.detail}</span>}
            </th>
            <td>{brandName(row.brand, brands)}</td>
            <td>{localeName(row.locale)}</td>
            <td>
              <StatusMark status={row.status} name={STATUS_NAMES[row.status]} />
              {(row.startsAt ?? row.endsAt) && (
                <span className="studio-soft">{formatPeriod(row.startsAt, row.endsAt)}</span>
              )}
              {row.problems > 0 && <span className="studio-problem">{row.problems} to fix</span>}
            </td>
            <td>
              {formatMoment(row.changedAt)}
              {row.author && <span className="studio-soft">{row.author}</span>}
            </td>
          </tr>
        ))}
      />
      <NewEntryDialog kind={kind} brands={brands} open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
