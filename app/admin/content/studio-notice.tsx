import { labelOf } from '#commerce/resources/field-label.ts';
import { Button } from '#ui/button.tsx';
import { formatMoment } from './format-time.ts';
import type { Notice } from './notice.ts';
import { sectionName } from './section-catalogue.ts';

interface StudioNoticeProps {
  notice: Notice;
  on: {
    close: () => void;
    acceptTheirs: () => void;
    overwrite: () => void;
    restoreCopy: () => void;
    forget: () => void;
    /** Leads to the section of a problem. */
    show?: (where: string) => void;
  };
}

/** Why the last attempt did not go through, in one sentence, and what to do about it. */
export function StudioNotice({ notice, on }: StudioNoticeProps) {
  return (
    <div className="studio-notice" role="alert" data-kind={notice.kind}>
      {notice.kind === 'conflict' && (
        <>
          <p>
            {notice.who ?? 'Another editor'} changed this
            {notice.at ? ` on ${formatMoment(notice.at)}` : ''}, after you opened it. Nothing was overwritten,
            and your words are still here.
          </p>
          <Button size="small" variant="secondary" onClick={on.acceptTheirs}>
            Use theirs
          </Button>
          <Button size="small" onClick={on.overwrite}>
            Keep mine
          </Button>
        </>
      )}
      {notice.kind === 'refused' && (
        <>
          <p>{notice.reason}</p>
          {notice.problems.length > 0 && (
            <ul>
              {notice.problems.map(({ where, type, reason }) => (
                <li key={`${where} ${reason}`}>
                  <button type="button" className="text-link" onClick={() => on.show?.(where)}>
                    {sectionName(type)}: {inWords(reason)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {notice.kind === 'copy' && (
        <>
          <p>This browser holds changes of {formatMoment(notice.copy.at)} that were never saved.</p>
          <Button size="small" onClick={on.restoreCopy}>
            Restore them
          </Button>
          <Button size="small" variant="secondary" onClick={on.forget}>
            Forget them
          </Button>
        </>
      )}
      {notice.kind === 'gone' && <p>It no longer exists. Another editor deleted it.</p>}
      {notice.kind === 'failed' && (
        <p>The shop could not be reached. Your words are still here; please try again.</p>
      )}
      <Button size="small" variant="link" onClick={on.close}>
        Close
      </Button>
    </div>
  );
}
/** The field says in full what is wrong with it; here its name is enough. */
function inWords(reason: string): string {
  const [field = '', rule] = reason.split(': ', 2);
  return rule?.startsWith('Invalid')
    ? `look at ${labelOf(field.split('.').at(-1) ?? field).toLowerCase()}`
    : reason;
}
