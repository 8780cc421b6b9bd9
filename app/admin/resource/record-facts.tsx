import { formatValue } from '#app/admin/content/format-value.ts';
import { columnsOf, type RecordBody, type Resource } from '#commerce/resources/define-resource.ts';
import type { FieldShape } from '#commerce/resources/describe-schema.ts';
import { Cell } from './cell.tsx';
import { useLabel } from './use-label.ts';

interface RecordFactsProps {
  resource: Resource;
  body: RecordBody;
  today: string;
  fields: readonly FieldShape[];
}

/** A record that is only read: every field, or every column of its list. */
export function RecordFacts({ resource, body, today, fields }: RecordFactsProps) {
  const label = useLabel();
  const isEmpty = (value: unknown) => value === null || value === undefined || String(value) === '';
  const shown = fields.filter(
    ({ name }) => !isEmpty(body[name]) && (resource.form?.isShown?.(name, body) ?? true),
  );
  return (
    <dl className="studio-facts">
      {shown.map(({ name, label: title, shape }) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd>{formatValue(shape, body[name])}</dd>
        </div>
      ))}
      {fields.length === 0 &&
        columnsOf(resource).map((column) => (
          <div key={column.name}>
            <dt>{label(column.label)}</dt>
            <dd>
              <Cell {...{ resource, column, today }} row={{ id: '', body }} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
