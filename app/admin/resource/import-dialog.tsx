import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { StudioTable } from '#app/admin/content/studio-table.tsx';
import type { Resource } from '#commerce/resources/define-resource.ts';
import type { ImportResult } from '#commerce/resources/resource-csv.server.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { sendFile } from './resource-calls.ts';
import { apiHref } from './resource-href.ts';
import { useErrorText } from './use-error-text.ts';

interface ImportDialogProps {
  resource: Resource;
  open: boolean;
  onClose: () => void;
}

/** A file is checked first, cell by cell; it is stored only when all of it is right. */
export function ImportDialog({ resource, open, onClose }: ImportDialogProps) {
  const t = useTranslations('resources');
  const revalidator = useRevalidator();
  const [chosen, setChosen] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<ImportResult | 'failed' | null>(null);

  async function send(file: File, isDryRun: boolean) {
    setBusy(true);
    const response = await sendFile(resource, file, isDryRun);
    setBusy(false);
    const isResult = response.kind === 'checked' || response.kind === 'applied';
    setResult(isResult ? response : 'failed');
    if (response.kind === 'applied') void revalidator.revalidate();
  }

  function close() {
    setChosen(null);
    setResult(null);
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title={t('import.title')} closeLabel={t('close')}>
      <div className="studio resource-import">
        <p>
          {t('import.text')}{' '}
          <a href={`${apiHref(resource)}?format=csv`} download className="text-link">
            {t('import.template')}
          </a>
        </p>
        <label>
          <span className="field-label">{t('import.file')}</span>
          <input
            type="file"
            accept=".csv,text/csv,.xlsx"
            onChange={async ({ target }) => {
              const file = target.files?.[0];
              if (!file) return;
              setChosen(file);
              await send(file, true);
            }}
          />
        </label>
        <div aria-live="polite">
          {result === 'failed' && <p className="field-error">{t('import.failed')}</p>}
          {result && result !== 'failed' && <Outcome result={result} />}
        </div>
        {result && result !== 'failed' && (
          <div className="studio-side-tools">
            {chosen && result.kind === 'checked' && result.wrong === 0 && (
              <Button loading={isBusy} onClick={() => void send(chosen, false)}>
                {t('import.apply', { count: result.created + result.changed })}
              </Button>
            )}
            <Button variant="secondary" onClick={close}>
              {t('close')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Outcome({ result }: { result: ImportResult }) {
  const t = useTranslations('resources');
  const errorText = useErrorText();
  const { kind, created, changed, unchanged, wrong, errors } = result;
  return (
    <>
      <p>
        <strong>{kind === 'applied' ? t('import.applied') : t('import.checked')}</strong>{' '}
        {t('import.counts', { created, changed, unchanged, wrong })}
      </p>
      {errors.length > 0 && (
        <StudioTable columns={[t('import.line'), t('import.column'), t('import.value'), t('import.problem')]}>
          {errors.map(({ line, column, value, message }) => (
            <tr key={`${line} ${column} ${message}`}>
              <td>{line}</td>
              <td>{column}</td>
              <td>{value}</td>
              <td>{errorText(message)}</td>
            </tr>
          ))}
        </StudioTable>
      )}
    </>
  );
}
