import { useState } from 'react';
import { FieldGroup } from '#app/admin/content/field-group.tsx';
import { fieldsOf } from '#commerce/resources/csv-cells.ts';
import type { RecordBody, ResourceAction } from '#commerce/resources/define-resource.ts';
import { blankOf, describeSchema } from '#commerce/resources/describe-schema.ts';
import type { FieldErrors } from '#commerce/resources/field-errors.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { translateFields, useLabel } from './use-label.ts';

interface ActionButtonsProps {
  actions: readonly ResourceAction<RecordBody>[];
  busy: string | null;
  /** Of the form that an action asks for. */
  errors: FieldErrors;
  /** False when it was refused. */
  onAct: (action: string, input: unknown) => Promise<boolean>;
}

/** The actions of a record; some ask first, or need a form filled in. */
export function ActionButtons({ actions, busy, errors, onAct }: ActionButtonsProps) {
  const label = useLabel();
  const [asked, setAsked] = useState<ResourceAction<RecordBody> | null>(null);
  if (actions.length === 0) return null;

  function start(action: ResourceAction<RecordBody>) {
    if (!action.confirm && !action.input) return void onAct(action.name, undefined);
    setAsked(action);
  }

  return (
    <div className="studio-actions">
      {actions.map((action) => (
        <Button
          key={action.name}
          variant="secondary"
          size="small"
          loading={busy === action.name}
          onClick={() => start(action)}
        >
          {label(action.label)}
        </Button>
      ))}
      <ActionDialog
        action={asked}
        errors={errors}
        onClose={() => setAsked(null)}
        onYes={(input) => asked && onAct(asked.name, input)}
      />
    </div>
  );
}

interface ActionDialogProps {
  /** Null while nothing is asked. */
  action: ResourceAction<RecordBody> | null;
  /** In place of what the action itself asks. */
  text?: string;
  errors: FieldErrors;
  onClose: () => void;
  /** False keeps the dialog open. */
  onYes: (input: RecordBody | undefined) => unknown;
}

/** Asks before an action happens, and for what it needs to know. */
export function ActionDialog({ action, text, errors, onClose, onYes }: ActionDialogProps) {
  const label = useLabel();
  const schema = action?.input;
  const [typed, setTyped] = useState<RecordBody | null>(null);
  const input = typed ?? (schema ? (blankOf(describeSchema(schema)) as RecordBody) : {});
  const close = () => {
    setTyped(null);
    onClose();
  };
  return (
    <ConfirmDialog
      open={action !== null}
      title={label(action?.label ?? '')}
      text={action?.confirm ? label(action.confirm) : text}
      yes={label(action?.label ?? '')}
      onClose={close}
      onYes={() => onYes(schema ? input : undefined)}
    >
      {schema && (
        <FieldGroup
          id="action"
          fields={translateFields(fieldsOf({ schema: schema as never }), label)}
          values={input}
          errors={errors}
          onChange={setTyped}
        />
      )}
    </ConfirmDialog>
  );
}
