import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { action } from '#app/routes/admin/catalogue-upload.ts';
import { callApi } from '#app/site/api-call.ts';
import type { FileKind } from '#commerce/catalogue/import/import-report.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/choice-field.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { KIND_TEXTS } from './import-texts.ts';
import { readUpload } from './send-file.ts';

/** Uploads a file and checks it; nothing is imported before the report is confirmed. */
export function ImportForm() {
  const navigate = useNavigate();
  const [kind, setKind] = useState<FileKind>('products');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) {
      setProblem('Please choose a file with something in it.');
      return;
    }
    setSending(true);
    setProblem(null);
    const query = new URLSearchParams({ kind, whole: String(form.get('whole') === 'on'), name: file.name });
    const result = await readUpload(
      callApi<typeof action>(`/staff/catalogue/upload?${query}`, { method: 'POST', body: file }),
    );
    setSending(false);
    if ('error' in result) setProblem(result.error);
    else await navigate(`/staff/catalogue?import=${result.id}`);
  }

  return (
    <form onSubmit={send} className="studio-form" aria-labelledby="bring-in">
      <h2 id="bring-in" className="heading">
        Import a file
      </h2>
      <SelectField
        label="What is in it"
        hint={KIND_TEXTS[kind].hint}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as FileKind)}
        options={Object.entries(KIND_TEXTS).map(([value, { title }]) => ({ value, label: title }))}
      />
      <TextField
        label="File"
        type="file"
        name="file"
        accept={KIND_TEXTS[kind].accept}
        error={problem ?? undefined}
      />
      {kind === 'products' && (
        <CheckboxField
          name="whole"
          label="This is the whole catalogue"
          hint="Products that are not in the file are taken off sale. Nothing is deleted."
        />
      )}
      <Button type="submit" size="small" loading={isSending} loadingLabel="Sending">
        Check the file
      </Button>
    </form>
  );
}
