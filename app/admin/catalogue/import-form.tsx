import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#app/admin/resource/use-error-text.ts';
import type { action } from '#app/routes/admin/catalogue-upload.ts';
import { callApi } from '#app/site/api-call.ts';
import type { FileKind } from '#commerce/catalogue/import/import-report.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/choice-field.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { ACCEPTED, FILE_KINDS } from './import-texts.ts';
import { readUpload } from './send-file.ts';

/** Uploads a file and checks it; nothing is imported before the report is confirmed. */
export function ImportForm() {
  const t = useTranslations('staff-catalogue');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [kind, setKind] = useState<FileKind>('products');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) {
      setProblem(t('chooseFile'));
      return;
    }
    setSending(true);
    setProblem(null);
    const query = new URLSearchParams({ kind, whole: String(form.get('whole') === 'on'), name: file.name });
    const result = await readUpload(
      callApi<typeof action>(`/staff/catalogue/upload?${query}`, { method: 'POST', body: file }),
    );
    setSending(false);
    if ('error' in result) setProblem(errorText(result.error));
    else await navigate(`/staff/catalogue?import=${result.id}`);
  }

  return (
    <form onSubmit={send} className="studio-form" aria-labelledby="bring-in">
      <h2 id="bring-in" className="heading">
        {t('importFile')}
      </h2>
      <SelectField
        label={t('kind')}
        hint={t(`kinds.${kind}Hint`)}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as FileKind)}
        options={FILE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextField
        label={t('file')}
        type="file"
        name="file"
        accept={ACCEPTED[kind]}
        error={problem ?? undefined}
      />
      {kind === 'products' && <CheckboxField name="whole" label={t('whole')} hint={t('wholeHint')} />}
      <Button type="submit" size="small" loading={isSending} loadingLabel={t('sending')}>
        {t('check')}
      </Button>
    </form>
  );
}
