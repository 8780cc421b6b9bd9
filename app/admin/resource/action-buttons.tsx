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
  const [input, setInput] = useState<RecordBody>({});
  if (actions.length === 0) return null;

  function start(action: ResourceAction<RecordBody>) {
    if (!action.confirm && !action.input) return void onAct(action.name, undefined);
    setInput(action.input ? (blankOf(describeSchema(action.input)) as RecordBody) : {});
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
      <ConfirmDialog
        open={asked !== null}
        title={label(asked?.label ?? '')}
        text={asked?.confirm && label(asked.confirm)}
        yes={label(asked?.label ?? '')}
        onClose={() => setAsked(null)}
        onYes={() => asked && onAct(asked.name, asked.input ? input : undefined)}
      >
        {asked?.input && (
          <FieldGroup
            id="action"
            fields={translateFields(fieldsOf({ schema: asked.input as never }), label)}
            values={input}
            errors={errors}
            onChange={setInput}
          />
        )}
      </ConfirmDialog>
    </div>
  );
}
