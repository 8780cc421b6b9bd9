import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RecordBody, Resource, ResourceAction } from '#commerce/resources/define-resource.ts';
import { type FieldErrors, findErrors, NO_ERRORS } from '#commerce/resources/field-errors.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ActionDialog } from './action-buttons.tsx';
import { askForChange, fetchIds } from './resource-calls.ts';
import { useErrorTexts } from './use-error-text.ts';
import { useLabel } from './use-label.ts';
import { useListAddress } from './use-list-address.ts';

interface BulkBarProps {
  resource: Resource;
  actions: readonly ResourceAction<RecordBody>[];
  marked: ReadonlySet<string>;
  /** Rows of the whole list, this page and the others. */
  total: number;
  onDone: () => void;
}

interface Progress {
  done: number;
  refused: number;
  of: number;
  isRunning: boolean;
}

/** Actions on the marked rows, or on all that the list holds: one after the other, with what has become of them. */
export function BulkBar({ resource, actions, marked, total, onDone }: BulkBarProps) {
  const t = useTranslations('resources');
  const label = useLabel();
  const errorTexts = useErrorTexts();
  const { params } = useListAddress();
  const revalidator = useRevalidator();
  const [isWhole, setWhole] = useState(false);
  const [asked, setAsked] = useState<ResourceAction<RecordBody> | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS);
  const isStopped = useRef(false);
  const count = isWhole ? total : marked.size;

  async function run(action: ResourceAction<RecordBody>, input?: RecordBody) {
    isStopped.current = false;
    let now: Progress = { done: 0, refused: 0, of: count, isRunning: true };
    setProgress(now);
    for (const id of isWhole ? await fetchIds(resource, params) : marked) {
      if (isStopped.current) break;
      const { kind } = await askForChange(resource, id, 0, { intent: 'act', action: action.name, input });
      now = kind === 'done' ? { ...now, done: now.done + 1 } : { ...now, refused: now.refused + 1 };
      setProgress(now);
    }
    setProgress({ ...now, isRunning: false });
    setWhole(false);
    onDone();
    void revalidator.revalidate();
  }

  if (marked.size === 0 && !progress) return null;
  return (
    <section className="resource-bulk" aria-label={t('bulk')}>
      {progress ? (
        <>
          <progress value={progress.done + progress.refused} max={progress.of} aria-label={t('bulk')} />
          <p role="status">
            {t('progress', { done: progress.done, of: progress.of })}
            {progress.refused > 0 && ` ${t('progressRefused', { count: progress.refused })}`}
          </p>
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              if (progress.isRunning) isStopped.current = true;
              else setProgress(null);
            }}
          >
            {progress.isRunning ? t('stop') : t('close')}
          </Button>
        </>
      ) : (
        <>
          <p role="status">{t('marked', { count })}</p>
          {!isWhole && total > marked.size && (
            <Button size="small" variant="link" onClick={() => setWhole(true)}>
              {t('markWhole', { count: total })}
            </Button>
          )}
          {actions.map((action) => (
            <Button
              key={action.name}
              size="small"
              variant="secondary"
              onClick={() => {
                setErrors(NO_ERRORS);
                if (action.confirm || action.input || isWhole) setAsked(action);
                else void run(action);
              }}
            >
              {label(action.label)}
            </Button>
          ))}
          {!isWhole &&
            resource.documents?.map(({ label: title, href }) => (
              <a
                key={title}
                href={href([...marked])}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'secondary', size: 'small' })}
              >
                {label(title)}
              </a>
            ))}
          <Button size="small" variant="link" onClick={onDone}>
            {t('unmark')}
          </Button>
        </>
      )}
      <ActionDialog
        action={asked}
        text={t('marked', { count })}
        errors={errorTexts(errors)}
        onClose={() => setAsked(null)}
        onYes={(input) => {
          const wrong = asked?.input ? findErrors(asked.input, input) : NO_ERRORS;
          setErrors(wrong);
          if (Object.keys(wrong).length > 0) return false;
          if (asked) void run(asked, input);
          return true;
        }}
      />
    </section>
  );
}
