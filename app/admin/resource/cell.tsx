import { useFormatter, useTranslations } from 'use-intl';
import { brandName, localeName } from '#app/admin/content/audience-names.ts';
import { useRecordOptions } from '#app/admin/content/record-fields/record-options.ts';
import type { Serialised } from '#app/admin/content/serialised.ts';
import { StatusMark } from '#app/admin/content/studio-table.tsx';
import { useSite } from '#app/site/site.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import type { Money } from '#commerce/pricing/money.ts';
import { pounds } from '#commerce/pricing/pounds.ts';
import type { Column, RecordBody, Resource } from '#commerce/resources/define-resource.ts';
import type { ListRow } from '#commerce/resources/list-query.ts';
import { useLabel } from './use-label.ts';

interface CellProps {
  resource: Resource;
  column: Column<RecordBody>;
  row: Serialised<ListRow>;
  /** YYYY-MM-DD. */
  today: string;
}

/** One value of a list, as its format says. */
export function Cell({ resource, column, row, today }: CellProps) {
  const t = useTranslations('resources');
  const label = useLabel();
  const format = useFormatter();
  const { locale } = useSite();
  const { brands } = useRecordOptions();
  const value = cellValue(column, row, today);
  if (column.format === 'status') {
    const state = row.isRemoved ? 'removed' : String(value);
    const name = row.isRemoved ? t('removed') : label(resource.status?.names[state] ?? state);
    return <StatusMark status={state} name={name} />;
  }
  if (column.format === 'brand') return label(brandName((value ?? null) as string | null, brands));
  if (column.format === 'language') return label(localeName((value ?? null) as string | null));
  if (value === null || value === undefined || value === '') return <span className="studio-none">–</span>;
  switch (column.format) {
    case 'number':
      return format.number(Number(value));
    case 'money':
      return typeof value === 'object' ? formatMoney(value as Money, locale) : pounds(Number(value));
    case 'day':
      return format.dateTime(new Date(`${String(value)}T00:00:00Z`), {
        dateStyle: 'medium',
        timeZone: 'UTC',
      });
    case 'moment':
      return (
        <time dateTime={String(value)}>
          {format.dateTime(new Date(String(value)), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      );
    case 'flag':
      return value === true ? t('yes') : t('no');
    case 'names':
      return (value as string[]).map(label).join(', ');
    case 'list':
      return Array.isArray(value) ? value.join(', ') : String(value);
    case 'picture':
      return <img className="resource-picture" src={`${String(value)}/80.webp`} alt="" loading="lazy" />;
    case 'excerpt':
      return excerpt(String(value));
    default:
      return label(String(value));
  }
}

const EXCERPT = 140;

function excerpt(text: string): string {
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;
}

function cellValue(column: Column<RecordBody>, row: Serialised<ListRow>, today: string): unknown {
  if (column.name === 'changedAt' && !column.value) return row.changedAt ?? row.body.changedAt ?? null;
  return column.value ? column.value(row.body, today) : row.body[column.name];
}
