import { Button } from '#ui/button.tsx';
import { sectionName } from './section-catalogue.ts';
import type { Notice } from './use-entry.ts';
import { moment } from './when.ts';

interface EditorNoticeProps {
  notice: Notice;
  onClose: () => void;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onBringBack: () => void;
  onForget: () => void;
  onShow: (where: string) => void;
}

/** Why the last attempt did not go through, in one sentence, and what to do about it. */
export function EditorNotice({ notice, onClose, ...on }: EditorNoticeProps) {
  return (
    <div className="studio-notice" role="alert" data-kind={notice.kind}>
      {notice.kind === 'conflict' && (
        <>
          <p>
            {notice.who ?? 'Somebody else'} changed this
            {notice.at ? ` on ${moment(notice.at)}` : ''}, after you opened it. Nothing was overwritten, and
            your words are still here.
          </p>
          <Button size="small" variant="secondary" onClick={on.onTakeTheirs}>
            Take theirs
          </Button>
          <Button size="small" onClick={on.onKeepMine}>
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
                  <button type="button" className="text-link" onClick={() => on.onShow(where)}>
                    {sectionName(type)}: {reason}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {notice.kind === 'copy' && (
        <>
          <p>This browser holds changes of {moment(notice.copy.at)} that were never saved.</p>
          <Button size="small" onClick={on.onBringBack}>
            Bring them back
          </Button>
          <Button size="small" variant="secondary" onClick={on.onForget}>
            Forget them
          </Button>
        </>
      )}
      {notice.kind === 'failed' && (
        <p>The shop could not be reached. Your words are still here; please try again.</p>
      )}
      <Button size="small" variant="link" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
