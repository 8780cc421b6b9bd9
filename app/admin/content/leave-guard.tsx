import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
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
  const t = useTranslations('resources');
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
      title={t('leave.title')}
      closeLabel={t('close')}
      size="small"
    >
      <p>{t('leave.text')}</p>
      <div className="studio-side-tools">
        <Button
          onClick={async () => {
            if (await onSave()) blocker.proceed?.();
            else stay();
          }}
        >
          {t('leave.save')}
        </Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          {t('leave.leave')}
        </Button>
        <Button variant="quiet" onClick={stay}>
          {t('leave.stay')}
        </Button>
      </div>
    </Dialog>
  );
}
