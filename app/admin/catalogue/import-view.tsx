import { useEffect } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import type { Serialised } from '#app/admin/content/serialised.ts';
import { StatusMark, StudioTable } from '#app/admin/content/studio-table.tsx';
import type { ImportEntry } from '#commerce/catalogue/import/import-history.server.ts';
import type { ImportReport } from '#commerce/catalogue/import/import-report.ts';
import { Button } from '#ui/button.tsx';
import { CHANGE_TEXTS, STATE_DOTS, STATE_TEXTS } from './import-texts.ts';

const ASK_AGAIN_MS = 1_000;
const number = new Intl.NumberFormat('en-GB');

/** The report of one file: progress while it runs, then what would change or has changed. */
export function ImportView({ entry }: { entry: Serialised<ImportEntry> }) {
  const { id, state, report, fileName, isWhole } = entry;
  const isWorking = state === 'checking' || state === 'applying';
  useAskAgain(isWorking);
  const { state: navigation } = useNavigation();
  const canApply = state === 'checked' && report.added + report.changed + report.takenOff > 0;
  const canRepeat = state === 'failed' && !report.isDryRun;
  return (
    <section className="catalogue-import" aria-labelledby="this-import">
      <h2 id="this-import" className="heading">
        {fileName || `Import ${id}`}
      </h2>
      <p role="status">
        <StatusMark status={STATE_DOTS[state]} name={STATE_TEXTS[state]} />
        {isWorking && ` · line ${number.format(report.lines)}`}
        {isWhole && ' · whole catalogue'}
      </p>
      <Counts report={report} />
      {(canApply || canRepeat) && (
        <Form method="post" className="catalogue-apply">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="small" loading={navigation !== 'idle'} loadingLabel="Applying">
            {canRepeat ? 'Apply again' : 'Apply'}
          </Button>
          {report.refused > 0 && <p className="field-hint">Refused lines are left out.</p>}
        </Form>
      )}
      {state === 'checked' && !canApply && <p>Nothing would change.</p>}
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
  const shown = [
    ['New', report.added],
    ['Changed', report.changed],
    ['As before', report.unchanged],
    ['Taken off', report.takenOff],
    ['Refused', report.refused],
  ] as const;
  return (
    <dl className="catalogue-numbers">
      {shown.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{number.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Problems({ report: { problems, problemCount } }: { report: ImportReport }) {
  if (problemCount === 0) return null;
  return (
    <StudioTable
      caption={
        problemCount > problems.length
          ? `The first ${number.format(problems.length)} of ${number.format(problemCount)} things to look at`
          : 'Things to look at'
      }
      columns={['Line', 'Field', 'Value', 'Outcome', 'What to do']}
    >
      {problems.map(({ line, field, value, text, isNote }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of a report never changes its order
        <tr key={index}>
          <td>{number.format(line)}</td>
          <td>{field || 'the line'}</td>
          <td>{value}</td>
          <td>
            <StatusMark status={isNote ? 'draft' : 'refused'} name={isNote ? 'Note' : 'Refused'} />
          </td>
          <td>{text}</td>
        </tr>
      ))}
    </StudioTable>
  );
}

function Examples({ report: { examples, added, changed, takenOff, isDryRun } }: { report: ImportReport }) {
  const all = added + changed + takenOff;
  if (all === 0) return null;
  return (
    <StudioTable
      caption={
        <>
          {isDryRun ? 'What would change' : 'What changed'}
          {all > examples.length && ` (the first ${number.format(examples.length)} of ${number.format(all)})`}
        </>
      }
      columns={['What', 'Key', 'Name', 'Fields']}
    >
      {examples.map(({ what, key, name, fields }) => (
        <tr key={`${what} ${key}`}>
          <td>{CHANGE_TEXTS[what]}</td>
          <th scope="row">{key}</th>
          <td>{name}</td>
          <td>{fields.join(', ')}</td>
        </tr>
      ))}
    </StudioTable>
  );
}
