import { useTranslations } from 'use-intl';
import { formatMoment } from '#app/admin/content/format-time.ts';
import { formatValue } from '#app/admin/content/format-value.ts';
import type { Serialised } from '#app/admin/content/serialised.ts';
import { changedFields, type RecordBody } from '#commerce/resources/define-resource.ts';
import type { FieldShape } from '#commerce/resources/describe-schema.ts';
import type { OpenRecord } from '#commerce/resources/resources.server.ts';
import { Button } from '#ui/button.tsx';

interface ResourceHistoryProps {
  history: Serialised<OpenRecord>['history'];
  fields: readonly FieldShape[];
  isBusy: boolean;
  /** Left out for those who may only read. */
  onRestore?: (changeId: number) => void;
}

/** All changes, newest first; every line but the current one can be restored. */
export function ResourceHistory({ history, fields, isBusy, onRestore }: ResourceHistoryProps) {
  const t = useTranslations('resources');
  const actions: Record<string, string> = {
    found: t('history.found'),
    made: t('history.made'),
    changed: t('history.changed'),
    removed: t('history.removed'),
    imported: t('history.imported'),
    'put back': t('history.restored'),
  };
  return (
    <section aria-labelledby="record-past">
      <h2 id="record-past" className="studio-side-title">
        {t('history.title')}
      </h2>
      {history.length === 0 && <p className="studio-soft">{t('history.none')}</p>}
      <ol className="studio-history">
        {history.map(({ id, action, author, at, body }, index) => {
          const older = history[index + 1];
          const isNow = index === 0 && action !== 'removed';
          return (
            <li key={id}>
              <div>
                <strong>{actions[action] ?? action}</strong>
                <span className="studio-soft">
                  {formatMoment(at)}
                  {author ? `, ${author}` : ''}
                </span>
                {older && action !== 'removed' && (
                  <Differences {...{ fields }} before={older.body} after={body} />
                )}
              </div>
              {!isNow && onRestore && (
                <Button variant="secondary" size="small" disabled={isBusy} onClick={() => onRestore(id)}>
                  {t('restore')}
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
  before: RecordBody;
  after: RecordBody;
}

/** What a change did, field by field. */
export function Differences({ fields, before, after }: DifferencesProps) {
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
