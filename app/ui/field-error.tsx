import { WarningIcon } from '#ui/icon-tool.tsx';

/** What is wrong and what to do, beside the field it is about. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <span id={id} className="field-error">
      <WarningIcon />
      {error}
    </span>
  );
}
