import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#app/admin/resource/use-error-text.ts';
import { checkSchedule } from '#commerce/content/editor/entry-status.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { fromLocalField } from './format-time.ts';

interface PublishDialogProps {
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
  onPublish: (startsAt: string | null, endsAt: string | null) => void;
}

/** Publishes now without an end, or for a period during which it replaces the page. */
export function PublishDialog({ open, isBusy, onClose, onPublish }: PublishDialogProps) {
  const t = useTranslations('staff-editor');
  const errorText = useErrorText();
  const [when, setWhen] = useState('now');
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const startsAt = when === 'now' ? null : fromLocalField(start);
  const endsAt = when === 'now' ? null : fromLocalField(end);
  const isEmpty = when === 'time' && !startsAt && !endsAt;
  const reason = isEmpty
    ? t('chooseTimes')
    : errorText(
        checkSchedule(startsAt ? new Date(startsAt) : null, endsAt ? new Date(endsAt) : null, new Date()) ??
          '',
      );
  const [isTried, setTried] = useState(false);

  return (
    <Dialog open={open} onClose={onClose} title={t('publish')} closeLabel={t('close')} size="small">
      <form
        className="studio-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!reason) onPublish(startsAt, endsAt);
        }}
      >
        <RadioGroup
          legend={t('when')}
          name="studio-when"
          value={when}
          onChange={setWhen}
          rows
          options={[
            { value: 'now', label: t('now'), hint: t('nowHint') },
            { value: 'time', label: t('forATime'), hint: t('timeHint') },
          ]}
        />
        {when === 'time' && (
          <>
            <TextField
              label={t('begins')}
              type="datetime-local"
              optionalLabel={t('optional')}
              value={start}
              onChange={(event) => setStart(event.target.value)}
            />
            <TextField
              label={t('ends')}
              type="datetime-local"
              optionalLabel={t('optional')}
              value={end}
              error={isTried && reason ? reason : undefined}
              onChange={(event) => setEnd(event.target.value)}
            />
          </>
        )}
        <Button type="submit" wide loading={isBusy} loadingLabel={t('publishing')}>
          {t(when === 'now' ? 'publishNow' : 'schedule')}
        </Button>
      </form>
    </Dialog>
  );
}
