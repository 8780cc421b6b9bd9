import { changedFields } from '#commerce/content/editor/record-summary.ts';
import type { OpenRecord } from '#commerce/content/editor/records.server.ts';
import { Button } from '#ui/button.tsx';
import type { FieldShape } from './describe-schema.ts';
import { formatMoment } from './format-time.ts';
import { formatValue } from './format-value.ts';
import type { Serialised } from './serialised.ts';

interface RecordPastProps {
  history: Serialised<OpenRecord>['history'];
  fields: readonly FieldShape[];
  isBusy: boolean;
  onRestore: (changeId: number) => void;
}

const ACTIONS: Record<string, string> = {
  found: 'Was here before',
  made: 'Made',
  changed: 'Changed',
  removed: 'Removed',
  'put back': 'Put an older version back',
};

/** All changes, newest first; every line but the current one can be restored. */
export function RecordPast({ history, fields, isBusy, onRestore }: RecordPastProps) {
  return (
    <section aria-labelledby="record-past">
      <h2 id="record-past" className="studio-side-title">
        History
      </h2>
      {history.length === 0 && <p className="studio-soft">No changes yet.</p>}
      <ol className="studio-history">
        {history.map(({ id, action, author, at, body }, index) => {
          const older = history[index + 1];
          const isNow = index === 0 && action !== 'removed';
          return (
            <li key={id}>
              <div>
                <strong>{ACTIONS[action] ?? action}</strong>
                <span className="studio-soft">
                  {formatMoment(at)}
                  {author ? `, ${author}` : ''}
                </span>
                {older && action !== 'removed' && (
                  <Differences {...{ fields }} before={older.body} after={body} />
                )}
              </div>
              {!isNow && (
                <Button variant="secondary" size="small" disabled={isBusy} onClick={() => onRestore(id)}>
                  Restore
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface DifferencesProps {
  fields: readonly FieldShape[];
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

function Differences({ fields, before, after }: DifferencesProps) {
  const changed = new Set(changedFields(before, after));
  const shown = fields.filter(({ name }) => changed.has(name));
  if (shown.length === 0) return null;
  return (
    <ul className="studio-differences">
      {shown.map(({ name, label, shape }) => (
        <li key={name}>
          {label}: <del>{formatValue(shape, before[name])}</del> <ins>{formatValue(shape, after[name])}</ins>
        </li>
      ))}
    </ul>
  );
}
