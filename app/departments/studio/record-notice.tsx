import { Button } from '#ui/button.tsx';
import type { RecordNoticeKind } from './use-record.ts';
import { moment } from './when.ts';

interface RecordNoticeProps {
  notice: RecordNoticeKind;
  on: { takeTheirs: () => void; keepMine: () => void; bringBack: () => void; forget: () => void };
}

/** Why the last attempt did not go through, in one sentence, and what to do about it. */
export function RecordNotice({ notice, on }: RecordNoticeProps) {
  return (
    <div className="studio-notice" role="alert">
      {notice.kind === 'conflict' && (
        <>
          <p>
            {notice.who ?? 'Somebody else'} changed this after you opened it. Nothing was overwritten, and
            your words are still here.
          </p>
          <Button size="small" variant="secondary" onClick={on.takeTheirs}>
            Take theirs
          </Button>
          <Button size="small" onClick={on.keepMine}>
            Keep mine
          </Button>
        </>
      )}
      {notice.kind === 'copy' && (
        <>
          <p>This browser holds changes of {moment(notice.copy.at)} that were never saved.</p>
          <Button size="small" onClick={on.bringBack}>
            Bring them back
          </Button>
          <Button size="small" variant="secondary" onClick={on.forget}>
            Forget them
          </Button>
        </>
      )}
      {notice.kind === 'gone' && <p>It is not there any more. Somebody removed it.</p>}
      {notice.kind === 'failed' && (
        <p>The shop could not be reached. Your words are still here; please try again.</p>
      )}
    </div>
  );
}
