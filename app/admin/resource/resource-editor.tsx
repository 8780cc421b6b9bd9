import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '#app/admin/content/field-group.tsx';
import { LeaveGuard } from '#app/admin/content/leave-guard.tsx';
import {
  NO_OPTIONS,
  type RecordOptions,
  RecordOptionsContext,
} from '#app/admin/content/record-fields/record-options.ts';
import type { Serialised } from '#app/admin/content/serialised.ts';
import { StudioNotice } from '#app/admin/content/studio-notice.tsx';
import { StatusMark } from '#app/admin/content/studio-table.tsx';
import { useStudioKeys } from '#app/admin/content/use-studio-keys.ts';
import { fieldsOf } from '#commerce/resources/csv-cells.ts';
import type { Resource } from '#commerce/resources/define-resource.ts';
import type { OpenRecord } from '#commerce/resources/resources.server.ts';
import { findResource } from '#commerce/staff/resource-table.ts';
import { Button } from '#ui/button.tsx';
import { ActionButtons } from './action-buttons.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { RecordFacts } from './record-facts.tsx';
import { RESOURCE_FORMS } from './resource-forms.ts';
import { ResourceHistory } from './resource-history.tsx';
import { listHref } from './resource-href.ts';
import { RESOURCE_PANELS } from './resource-panels.tsx';
import { translateFields, useLabel } from './use-label.ts';
import { useRecord } from './use-record.ts';

export interface ResourceEditorProps {
  name: string;
  opened: Serialised<OpenRecord> | null;
  options: RecordOptions | null;
  /** YYYY-MM-DD. */
  today: string;
  canWrite: boolean;
  /** Names of the actions that this person may take. */
  actions: readonly string[];
  /** The search provider manages its own rules. */
  isSearchElsewhere: boolean;
}

/** The page of a record, whatever it is: form or facts, actions, what it does, and its past. */
export function ResourceEditor({ name, ...props }: ResourceEditorProps) {
  const resource = findResource(name);
  return resource && <Editor resource={resource} {...props} />;
}

function Editor(props: Omit<ResourceEditorProps, 'name'> & { resource: Resource }) {
  const { resource, opened, options, today, canWrite, actions, isSearchElsewhere } = props;
  const t = useTranslations('resources');
  const label = useLabel();
  const editor = useRecord(resource, opened, resource.blank?.(today) ?? {});
  const [isRemoving, setRemoving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { record, body, notice, send } = editor;
  const { form: shape, status } = resource;
  const fields = translateFields(fieldsOf(resource), label);
  const isStanding = record !== null && !record.isRemoved;
  const title = record ? resource.title(record.body) : t('new', { what: label(resource.one) });
  const state = record && (record.isRemoved ? 'removed' : status?.of(record.body, today));
  const stateName = state === 'removed' ? t('removed') : label(status?.names[state ?? ''] ?? '');
  const Panel = RESOURCE_PANELS[resource.name];
  const Form = RESOURCE_FORMS[resource.name];
  const offered = (resource.actions ?? []).filter(
    (action) => actions.includes(action.name) && isStanding && (action.isFor?.(record.body, today) ?? true),
  );

  async function save(): Promise<boolean> {
    if (await send({ intent: 'save', body })) return true;
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    return false;
  }
  useStudioKeys({ save: () => canWrite && void save() });

  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{`${title} | ${label(resource.many)}`}</title>
      <p>
        <Link to={listHref(resource)} className="text-link">
          {label(resource.many)}
        </Link>
      </p>
      <div className="studio-head">
        <div>
          <h1 className="heading">{title}</h1>
          <p role="status" className="studio-soft">
            {state && <StatusMark status={state} name={stateName} />}
            {editor.isDirty && ` · ${t('unsaved')}`}
          </p>
        </div>
        <ActionButtons
          actions={offered}
          busy={editor.busy}
          errors={editor.errors}
          onAct={(action, input) => send({ intent: 'act', action, input })}
        />
      </div>
      {notice && (
        <StudioNotice
          notice={notice}
          on={{
            close: () => editor.setNotice(null),
            acceptTheirs: () => notice.kind === 'conflict' && editor.adopt(notice.theirs),
            overwrite: () => notice.kind === 'conflict' && void send(notice.change, notice.theirs.revision),
            restoreCopy: () => {
              if (notice.kind === 'copy') editor.show(notice.copy.body);
              editor.setNotice(null);
            },
            forget: editor.forget,
          }}
        />
      )}
      {isSearchElsewhere && resource.permissions.write === 'search.write' && (
        <p className="studio-notice" role="note">
          {t('searchElsewhere')}
        </p>
      )}
      <div className="studio-record">
        {canWrite ? (
          <form
            ref={form}
            noValidate
            aria-label={label(resource.one)}
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <RecordOptionsContext value={options ?? NO_OPTIONS}>
              {Form ? (
                <Form
                  key={editor.version}
                  errors={editor.errors}
                  onChange={editor.change}
                  {...{ body, record, fields }}
                />
              ) : (
                <FieldGroup
                  key={editor.version}
                  id="record"
                  fields={fields.filter((field) => shape?.isShown?.(field.name, body) ?? true)}
                  upFront={shape?.upFront?.(body)}
                  values={body}
                  errors={editor.errors}
                  onChange={(values, path) => editor.change(shape?.afterChange?.(values, path) ?? values)}
                />
              )}
            </RecordOptionsContext>
            {editor.errors[''] && (
              <p className="field-error" role="alert">
                {editor.errors['']}
              </p>
            )}
            <div className="studio-side-tools">
              <Button type="submit" loading={editor.busy === 'save'} loadingLabel={t('saving')}>
                {record?.isRemoved ? t('saveAndRestore') : t('save')}
              </Button>
              {isStanding && resource.isRemovable !== false && (
                <Button variant="quiet" onClick={() => setRemoving(true)}>
                  {t('removeAsk')}
                </Button>
              )}
            </div>
          </form>
        ) : (
          <RecordFacts resource={resource} body={body} today={today} fields={fields} />
        )}
        <aside className="studio-record-side" aria-label={t('aside')}>
          {Panel && <Panel name={resource.name} {...{ body, record, canWrite }} />}
          {record && (resource.schema || record.history.length > 0) && (
            <ResourceHistory
              history={record.history}
              fields={fields}
              isBusy={editor.busy !== null}
              onRestore={canWrite ? (changeId) => void send({ intent: 'restore', changeId }) : undefined}
            />
          )}
        </aside>
      </div>
      <LeaveGuard isDirty={canWrite && editor.isDirty} onSave={save} />
      <ConfirmDialog
        open={isRemoving}
        title={t('removeTitle', { what: label(resource.one) })}
        text={t('removeText')}
        yes={t('remove')}
        no={t('keep')}
        onClose={() => setRemoving(false)}
        onYes={() => void send({ intent: 'remove' })}
      />
    </main>
  );
}
