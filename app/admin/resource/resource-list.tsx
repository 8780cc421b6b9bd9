import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { NO_OPTIONS, RecordOptionsContext } from '#app/admin/content/record-fields/record-options.ts';
import type { Serialised } from '#app/admin/content/serialised.ts';
import type { StudioBrand } from '#app/admin/content/studio-kit.ts';
import { columnsOf, type Resource } from '#commerce/resources/define-resource.ts';
import { type ListPage, type ListQuery, type ListRow, MOST_COUNTED } from '#commerce/resources/list-query.ts';
import type { SavedView } from '#commerce/resources/saved-views.server.ts';
import { findResource } from '#commerce/staff/resource-table.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PlusIcon } from '#ui/icon.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { Cell } from './cell.tsx';
import { ColumnMenu, shownColumns } from './column-menu.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { type ListChoices, ListFilters } from './list-filters.tsx';
import { ListTable } from './list-table.tsx';
import { ListViews } from './list-views.tsx';
import { apiHref, NEW, recordHref } from './resource-href.ts';
import { ADD_BUTTONS, LIST_CONTENTS } from './resource-panels.tsx';
import { useLabel } from './use-label.ts';
import { useListAddress } from './use-list-address.ts';

export interface ResourceListProps {
  name: string;
  page: Serialised<ListPage>;
  query: ListQuery;
  views: readonly SavedView[];
  brands: readonly StudioBrand[];
  choices: ListChoices | null;
  /** YYYY-MM-DD. */
  today: string;
  canWrite: boolean;
  /** Names of the actions that this person may take on many rows. */
  actions: readonly string[];
}

/** The list of a resource, whatever it is. */
export function ResourceList({ name, ...props }: ResourceListProps) {
  const resource = findResource(name);
  const { brands } = props;
  return (
    resource && (
      <RecordOptionsContext value={{ ...NO_OPTIONS, brands }}>
        <List resource={resource} {...props} />
      </RecordOptionsContext>
    )
  );
}

function List(props: Omit<ResourceListProps, 'name'> & { resource: Resource }) {
  const { resource, page, query, views, brands, choices, today, canWrite, actions } = props;
  const t = useTranslations('resources');
  const label = useLabel();
  const address = useListAddress();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [isImporting, setImporting] = useState(false);
  const columns = columnsOf(resource);
  const shown = shownColumns(columns, address.params.get('cols'));
  const bulk = (resource.actions ?? []).filter((action) => actions.includes(action.name));
  const hasCsv = resource.hasCsv !== false;
  const AddButton = ADD_BUTTONS[resource.name];
  const isFiltered = query.text !== '' || Object.keys(query.filters).length > 0;
  const Content = isFiltered ? undefined : LIST_CONTENTS[resource.name];
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{label(resource.many)}</title>
      <div className="studio-head">
        <div>
          <h1 className="heading">{label(resource.many)}</h1>
          <p className="studio-soft">{label(resource.line)}</p>
        </div>
        <div className="studio-actions">
          {hasCsv &&
            (['csv', 'xlsx'] as const).map((format) => (
              <a
                key={format}
                href={address.file(apiHref(resource), format)}
                download
                className={buttonClass({ variant: 'quiet', size: 'small' })}
              >
                {format === 'csv' ? t('export') : t('exportWorkbook')}
              </a>
            ))}
          {hasCsv && canWrite && resource.schema && (
            <Button variant="quiet" size="small" onClick={() => setImporting(true)}>
              {t('import.title')}
            </Button>
          )}
          {canWrite && AddButton && <AddButton resource={resource} brands={brands} />}
          {canWrite && resource.blank && (
            <ButtonLink to={`/staff/${resource.name}/${NEW}`} size="small">
              <PlusIcon /> {t('new', { what: label(resource.one) })}
            </ButtonLink>
          )}
        </div>
      </div>
      <ListViews resource={resource} views={views} />
      <ListFilters resource={resource} query={query} brands={brands} choices={choices} />
      <div className="resource-above">
        <p className="studio-count" aria-live="polite">
          {page.total > MOST_COUNTED
            ? t('countMore', { count: MOST_COUNTED })
            : t('count', { count: page.total })}
        </p>
        {!Content && <ColumnMenu columns={columns} shown={shown} />}
      </div>
      <BulkBar
        resource={resource}
        actions={bulk}
        marked={marked}
        total={page.total}
        onDone={() => setMarked(new Set())}
      />
      {Content && page.rows.length > 0 ? (
        <Content {...{ resource, canWrite }} rows={page.rows} />
      ) : page.rows.length > 0 ? (
        <ListTable<Serialised<ListRow>>
          caption={label(resource.many)}
          rows={page.rows}
          selection={
            bulk.length > 0
              ? { ids: marked, nameOf: ({ body }) => resource.title(body), onChange: setMarked }
              : undefined
          }
          columns={columns
            .filter((column) => shown.includes(column.name))
            .map((column, index) => ({
              name: column.name,
              label: label(column.label),
              isNumber: column.format === 'number' || column.format === 'money',
              sortHref: column.isSortable ? address.sortBy(column.name, query.sort) : undefined,
              sorted:
                query.sort.column === column.name && column.isSortable
                  ? query.sort.isDescending
                    ? 'descending'
                    : 'ascending'
                  : undefined,
              cell: (row) => {
                const cell = <Cell {...{ resource, column, row, today }} />;
                const detail = column.name === 'changedAt' ? row.author : column.detail?.(row.body, today);
                return (
                  <>
                    {index === 0 ? <Link to={recordHref(resource, row.id, row.body)}>{cell}</Link> : cell}
                    {detail && <span className="studio-soft">{detail}</span>}
                  </>
                );
              },
            }))}
        />
      ) : (
        <p className="studio-nothing">{isFiltered ? t('noneFound') : t('none')}</p>
      )}
      {(page.previous ?? page.next) && (
        <nav aria-label={t('pages')} className="studio-pages">
          {page.previous && <PageLink to={address.page('before', page.previous)}>{t('previous')}</PageLink>}
          {page.next && <PageLink to={address.page('after', page.next)}>{t('next')}</PageLink>}
        </nav>
      )}
      <ImportDialog resource={resource} open={isImporting} onClose={() => setImporting(false)} />
    </main>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass({ variant: 'secondary', size: 'small' })}>
      {children}
    </Link>
  );
}
