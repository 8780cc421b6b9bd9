import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { type Campaign, endCampaign } from '#commerce/advertising/campaign.ts';
import { type RecordBody, type RecordKind, recordSchemas } from '#commerce/content/editor/record-kind.ts';
import { hasDays, recordStatus, summariseRecord } from '#commerce/content/editor/record-summary.ts';
import type { OpenRecord } from '#commerce/content/editor/records.server.ts';
import {
  discountFieldsOfKind,
  emptyOtherKinds,
  isFieldOfKind,
} from '#commerce/promotions/promotion-schema.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { describeSchema } from './describe-schema.ts';
import { FieldGroup } from './field-group.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { RecordEffect } from './record-effect.tsx';
import { type RecordOptions, RecordOptionsContext } from './record-fields/record-options.ts';
import { RecordPast } from './record-history.tsx';
import { RECORD_NAMES, RECORD_STATUS_NAMES, recordsHref } from './record-names.ts';
import type { Serialised } from './serialised.ts';
import { StudioNotice } from './studio-notice.tsx';
import { StatusMark } from './studio-table.tsx';
import { useRecord } from './use-record.ts';
import { useStudioKeys } from './use-studio-keys.ts';

interface RecordEditorProps {
  kind: RecordKind;
  opened: Serialised<OpenRecord> | null;
  blank: RecordBody;
  options: RecordOptions;
  /** YYYY-MM-DD. */
  today: string;
  /** The search provider manages its own rules. */
  isElsewhere: boolean;
}

/** One campaign or rule: its form, what it does, and its past. */
export function RecordEditor({ kind, opened, blank, options, today, isElsewhere }: RecordEditorProps) {
  const editor = useRecord(kind, opened, blank);
  const [isRemoving, setRemoving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { record, body, notice, send } = editor;
  const names = RECORD_NAMES[kind];
  const fields = fieldsOf(kind);
  const isOffer = kind === 'promotion';
  const isStanding = record !== null && !record.isRemoved;
  const title = record ? summariseRecord(kind, record.body).title : `New ${names.one}`;
  const status = record && (record.isRemoved ? 'removed' : recordStatus(kind, record.body, today));
  const isEndable = kind === 'campaign' && (status === 'live' || status === 'paused');

  async function save(): Promise<boolean> {
    if (await send({ intent: 'save', body })) return true;
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    return false;
  }
  useStudioKeys({ save: () => void save() });

  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{`${title} | Studio`}</title>
      <p>
        <Link to={recordsHref(kind)} className="text-link">
          {names.many}
        </Link>
      </p>
      <div className="studio-head">
        <div>
          <h1 className="heading">{title}</h1>
          <p role="status" className="studio-soft">
            {status && <StatusMark status={status} name={RECORD_STATUS_NAMES[status]} />}
            {editor.isDirty && ' · Not saved yet'}
          </p>
        </div>
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
      {isElsewhere && !hasDays(kind) && (
        <p className="studio-notice" role="note">
          This shop’s search provider manages its own rules. What you write here holds when the shop searches
          by itself.
        </p>
      )}
      <div className="studio-record">
        <form
          ref={form}
          noValidate
          aria-label={names.one}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <RecordOptionsContext value={options}>
            <FieldGroup
              key={editor.version}
              id="record"
              fields={isOffer ? fields.filter(({ name }) => isFieldOfKind(name, body.gives)) : fields}
              upFront={isOffer ? discountFieldsOfKind(body.gives) : undefined}
              values={body}
              errors={editor.errors}
              onChange={(values, path) =>
                editor.change(isOffer && path === 'gives' ? emptyOtherKinds(values) : values)
              }
            />
          </RecordOptionsContext>
          {editor.errors[''] && (
            <p className="field-error" role="alert">
              {editor.errors['']}
            </p>
          )}
          <div className="studio-side-tools">
            <Button type="submit" loading={editor.busy === 'save'} loadingLabel="Saving">
              {record?.isRemoved ? 'Save and put back' : 'Save'}
            </Button>
            {isEndable && (
              <Button
                variant="secondary"
                onClick={() =>
                  void send({
                    intent: 'save',
                    body: { ...endCampaign(record?.body as unknown as Campaign, today) },
                  })
                }
              >
                End it now
              </Button>
            )}
            {isStanding && (
              <Button variant="quiet" onClick={() => setRemoving(true)}>
                Remove…
              </Button>
            )}
          </div>
        </form>
        <aside className="studio-record-side" aria-label="Effect and history">
          <RecordEffect
            kind={kind}
            body={body}
            figures={record?.figures ?? null}
            revision={record?.revision ?? 0}
          />
          {record && (
            <RecordPast
              history={record.history}
              fields={fields}
              isBusy={editor.busy !== null}
              onRestore={(changeId) => void send({ intent: 'restore', changeId })}
            />
          )}
        </aside>
      </div>
      <LeaveGuard isDirty={editor.isDirty} onSave={save} />
      <Dialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={`Remove this ${names.one}?`}
        closeLabel="Close"
        size="small"
      >
        <p>Shoppers no longer feel it. Its history stays, and it can be put back.</p>
        <div className="studio-side-tools">
          <Button
            onClick={() => {
              setRemoving(false);
              void send({ intent: 'remove' });
            }}
          >
            Remove it
          </Button>
          <Button variant="secondary" onClick={() => setRemoving(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </main>
  );
}

/** Constant fields have no control. */
function fieldsOf(kind: RecordKind) {
  const shape = describeSchema(recordSchemas[kind]);
  return shape.kind === 'group' ? shape.fields.filter((field) => field.shape.kind !== 'fixed') : [];
}
