import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Marks a navigation that the editor makes itself, after everything was saved. */
export const AFTER_SAVING = { isSaved: true };

interface LeaveGuardProps {
  isDirty: boolean;
  onSave: () => Promise<boolean>;
}

/** Asks before leaving with unsaved changes; the browser asks when the tab closes. */
export function LeaveGuard({ isDirty, onSave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      nextLocation.state?.isSaved !== true &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title="Leave without saving?"
      closeLabel="Close"
      size="small"
    >
      <p>You have changes that are not saved. This browser keeps a copy of them until you come back.</p>
      <div className="studio-side-tools">
        <Button
          onClick={async () => {
            if (await onSave()) blocker.proceed?.();
            else stay();
          }}
        >
          Save and leave
        </Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button variant="quiet" onClick={stay}>
          Stay here
        </Button>
      </div>
    </Dialog>
  );
}
