import { useTranslations } from 'use-intl';
import { changedFields, type RecordBody } from '#commerce/resources/define-resource.ts';
import { labelOf } from '#commerce/resources/field-label.ts';
import type { PanelProps } from './resource-panels.tsx';

/** What a change did: every field that differs, before and after. */
export function ActivityDifferences({ record }: PanelProps) {
  const t = useTranslations('resources');
  const { before, after } = (record?.extra ?? {}) as {
    before?: RecordBody | null;
    after?: RecordBody | null;
  };
  if (!before && !after) return null;
  const fields = changedFields(before ?? {}, after ?? {});
  return (
    <section aria-labelledby="activity-differences">
      <h2 id="activity-differences" className="studio-side-title">
        {t('differences')}
      </h2>
      {fields.length === 0 && <p className="studio-soft">{t('noDifferences')}</p>}
      <ul className="studio-differences">
        {fields.map((name) => (
          <li key={name}>
            {labelOf(name)}: <del>{write(before?.[name])}</del> <ins>{write(after?.[name])}</ins>
          </li>
        ))}
      </ul>
    </section>
  );
}

function write(value: unknown): string {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
