import { useEffect } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { Serialised } from '#app/admin/content/serialised.ts';
import { StatusMark, StudioTable } from '#app/admin/content/studio-table.tsx';
import { useErrorText } from '#app/admin/resource/use-error-text.ts';
import type { ImportEntry } from '#commerce/catalogue/import/import-history.server.ts';
import type { ImportReport } from '#commerce/catalogue/import/import-report.ts';
import { Button } from '#ui/button.tsx';
import { STATE_DOTS } from './import-texts.ts';

const ASK_AGAIN_MS = 1_000;

/** The report of one file: progress while it runs, then what would change or has changed. */
export function ImportView({ entry }: { entry: Serialised<ImportEntry> }) {
  const t = useTranslations('staff-catalogue');
  const { id, state, report, fileName, isWhole } = entry;
  const isWorking = state === 'checking' || state === 'applying';
  useAskAgain(isWorking);
  const { state: navigation } = useNavigation();
  const canApply = state === 'checked' && report.added + report.changed + report.takenOff > 0;
  const canRepeat = state === 'failed' && !report.isDryRun;
  return (
    <section className="catalogue-import" aria-labelledby="this-import">
      <h2 id="this-import" className="heading">
        {fileName || t('importNumber', { id })}
      </h2>
      <p role="status">
        <StatusMark status={STATE_DOTS[state]} name={t(`states.${state}`)} />
        {isWorking && ` · ${t('line', { line: report.lines })}`}
        {isWhole && ` · ${t('wholeCatalogue')}`}
      </p>
      <Counts report={report} />
      {(canApply || canRepeat) && (
        <Form method="post" className="catalogue-apply">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="small" loading={navigation !== 'idle'} loadingLabel={t('applying')}>
            {t(canRepeat ? 'applyAgain' : 'apply')}
          </Button>
          {report.refused > 0 && <p className="field-hint">{t('leftOut')}</p>}
        </Form>
      )}
      {state === 'checked' && !canApply && <p>{t('nothing')}</p>}
      <Problems report={report} />
      <Examples report={report} />
    </section>
  );
}

function useAskAgain(isWorking: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => void revalidate(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWorking, revalidate]);
}

function Counts({ report }: { report: ImportReport }) {
  const t = useTranslations('staff-catalogue');
  const format = useFormatter();
  const shown = [
    ['added', report.added],
    ['changed', report.changed],
    ['unchanged', report.unchanged],
    ['takenOff', report.takenOff],
    ['refused', report.refused],
  ] as const;
  return (
    <dl className="catalogue-numbers">
      {shown.map(([name, count]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Problems({ report: { problems, problemCount } }: { report: ImportReport }) {
  const t = useTranslations('staff-catalogue');
  const errorText = useErrorText();
  const format = useFormatter();
  if (problemCount === 0) return null;
  return (
    <StudioTable
      caption={
        problemCount > problems.length
          ? t('firstProblems', { shown: problems.length, all: problemCount })
          : t('problems')
      }
      columns={[t('lineNumber'), t('field'), t('value'), t('outcome'), t('toDo')]}
    >
      {problems.map(({ line, field, value, text, isNote }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of a report never changes its order
        <tr key={index}>
          <td>{format.number(line)}</td>
          <td>{field || t('theLine')}</td>
          <td>{value}</td>
          <td>
            <StatusMark status={isNote ? 'draft' : 'refused'} name={t(isNote ? 'note' : 'refused')} />
          </td>
          <td>{errorText(text)}</td>
        </tr>
      ))}
    </StudioTable>
  );
}

function Examples({ report: { examples, added, changed, takenOff, isDryRun } }: { report: ImportReport }) {
  const t = useTranslations('staff-catalogue');
  const all = added + changed + takenOff;
  if (all === 0) return null;
  return (
    <StudioTable
      caption={
        <>
          {t(isDryRun ? 'wouldChange' : 'changedNow')}
          {all > examples.length && ` (${t('firstExamples', { shown: examples.length, all })})`}
        </>
      }
      columns={[t('what'), t('key'), t('name'), t('fields')]}
    >
      {examples.map(({ what, key, name, fields }) => (
        <tr key={`${what} ${key}`}>
          <td>{t(what)}</td>
          <th scope="row">{key}</th>
          <td>{name}</td>
          <td>{fields.join(', ')}</td>
        </tr>
      ))}
    </StudioTable>
  );
}
