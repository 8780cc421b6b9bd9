import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Column, RecordBody } from '#commerce/resources/define-resource.ts';
import { useLabel } from './use-label.ts';
import { useListAddress } from './use-list-address.ts';

interface ColumnMenuProps {
  columns: readonly Column<RecordBody>[];
  shown: readonly string[];
}

/** Which columns the list shows; the choice is in the address, so a saved view has it too. */
export function ColumnMenu({ columns, shown }: ColumnMenuProps) {
  const t = useTranslations('resources');
  const label = useLabel();
  const navigate = useNavigate();
  const { showColumns } = useListAddress();
  const [first, ...rest] = columns;
  if (!first || rest.length === 0) return null;

  function toggle(name: string, isOn: boolean) {
    const next = columns.filter((column) =>
      column.name === name ? isOn : shown.includes(column.name) || column === first,
    );
    void navigate(showColumns(next.map((column) => column.name)), {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <details className="resource-columns">
      <summary className="button button-quiet button-small">{t('columns')}</summary>
      <fieldset>
        <legend className="sr-only">{t('columns')}</legend>
        {rest.map((column) => (
          <label key={column.name}>
            <input
              type="checkbox"
              checked={shown.includes(column.name)}
              onChange={(event) => toggle(column.name, event.target.checked)}
            />
            {label(column.label)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** The names of the columns that an address asks for; without a choice those that are not hidden. */
export function shownColumns(columns: readonly Column<RecordBody>[], asked: string | null): string[] {
  const wanted = asked?.split(',');
  return columns
    .filter(({ name, isHidden }, index) => index === 0 || (wanted ? wanted.includes(name) : !isHidden))
    .map(({ name }) => name);
}
