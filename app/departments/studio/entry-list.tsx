import { useState } from 'react';
import { Link } from 'react-router';
import type { EntryKind } from '#domain/studio/entry-key.ts';
import type { EntryStatus } from '#domain/studio/entry-status.ts';
import type { StudioRow } from '#server/studio/studio.server.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { PlusIcon } from '#ui/icon.tsx';
import { brandName, localeName } from './audience-names.ts';
import { NewEntryDialog } from './new-entry-dialog.tsx';
import { KIND_NAMES } from './studio-areas.ts';
import { entryHref, type StudioBrand } from './studio-kit.ts';
import { moment, span } from './when.ts';
import type { Wire } from './wire.ts';

export const STATUS_NAMES: Record<EntryStatus, string> = {
  live: 'Live',
  'live-with-draft': 'Live, with a draft',
  scheduled: 'Scheduled',
  draft: 'Draft',
  over: 'Over',
};

interface EntryListProps {
  kind: EntryKind;
  rows: Wire<StudioRow>[];
  brands: StudioBrand[];
}

/** Every piece of content of one kind, for every brand and language, with where it stands. */
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
      (!wanted || `${row.key} ${row.title ?? ''}`.toLowerCase().includes(wanted)),
  );
  const audiences = (name: 'brand' | 'locale') => [...new Set(rows.map((row) => row[name]))].sort();
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{`${names.many} | Studio`}</title>
      <div className="studio-head">
        <h1 className="heading">{names.many}</h1>
        <Button onClick={() => setAdding(true)}>
          <PlusIcon /> New {names.one}
        </Button>
      </div>
      <div className="studio-filters">
        <TextField
          label="Find"
          type="search"
          value={words}
          placeholder="Title or address"
          onChange={(event) => setWords(event.target.value)}
        />
        <SelectField
          label="Brand"
          value={brand}
          onChange={(event) => setBrand(event.target.value)}
          options={[
            { value: '', label: 'All' },
            ...audiences('brand').map((each) => ({ value: each, label: brandName(each, brands) })),
          ]}
        />
        <SelectField
          label="Language"
          value={locale}
          onChange={(event) => setLocale(event.target.value)}
          options={[
            { value: '', label: 'All' },
            ...audiences('locale').map((each) => ({ value: each, label: localeName(each) })),
          ]}
        />
        <SelectField
          label="Status"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
          options={[
            { value: '', label: 'All' },
            ...Object.entries(STATUS_NAMES).map(([value, label]) => ({ value, label })),
          ]}
        />
      </div>
      <p className="studio-count" aria-live="polite">
        {shown.length === rows.length ? `${rows.length} in all` : `${shown.length} of ${rows.length}`}
      </p>
      <div className="studio-table-scroll">
        <table className="studio-table">
          <thead>
            <tr>
              <th scope="col">{kind === 'page' ? 'Page' : names.key}</th>
              <th scope="col">Brand</th>
              <th scope="col">Language</th>
              <th scope="col">Status</th>
              <th scope="col">Changed</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={[row.key, row.brand, row.locale].join(' ')}>
                <th scope="row">
                  <Link to={entryHref(row)}>{row.title ?? row.key}</Link>
                  {row.title && (
                    <span className="studio-soft">{row.key === '/' ? 'Front page' : row.key}</span>
                  )}
                </th>
                <td>{brandName(row.brand, brands)}</td>
                <td>{localeName(row.locale)}</td>
                <td>
                  <span className="studio-status" data-status={row.status}>
                    {STATUS_NAMES[row.status]}
                  </span>
                  {(row.startsAt ?? row.endsAt) && (
                    <span className="studio-soft">{span(row.startsAt, row.endsAt)}</span>
                  )}
                  {row.problems > 0 && <span className="studio-problem">{row.problems} to mend</span>}
                </td>
                <td>
                  {moment(row.changedAt)}
                  {row.author && <span className="studio-soft">{row.author}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && <p className="studio-nothing">Nothing here is called that.</p>}
      <NewEntryDialog kind={kind} brands={brands} open={isAdding} onClose={() => setAdding(false)} />
    </main>
  );
}
