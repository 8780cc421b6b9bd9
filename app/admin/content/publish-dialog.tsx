import { useState } from 'react';
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
  const [when, setWhen] = useState('now');
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const startsAt = when === 'now' ? null : fromLocalField(start);
  const endsAt = when === 'now' ? null : fromLocalField(end);
  const isEmpty = when === 'time' && !startsAt && !endsAt;
  const reason = isEmpty
    ? 'Choose when it begins, when it ends, or both.'
    : checkSchedule(startsAt ? new Date(startsAt) : null, endsAt ? new Date(endsAt) : null, new Date());
  const [isTried, setTried] = useState(false);

  return (
    <Dialog open={open} onClose={onClose} title="Publish" closeLabel="Close" size="small">
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
          legend="When"
          name="studio-when"
          value={when}
          onChange={setWhen}
          rows
          options={[
            { value: 'now', label: 'Now', hint: 'Shoppers see it within seconds.' },
            { value: 'time', label: 'For a time', hint: 'It stands over the page, then goes by itself.' },
          ]}
        />
        {when === 'time' && (
          <>
            <TextField
              label="Begins"
              type="datetime-local"
              optionalLabel="optional"
              value={start}
              onChange={(event) => setStart(event.target.value)}
            />
            <TextField
              label="Ends"
              type="datetime-local"
              optionalLabel="optional"
              value={end}
              error={isTried && reason ? reason : undefined}
              onChange={(event) => setEnd(event.target.value)}
            />
          </>
        )}
        <Button type="submit" wide loading={isBusy} loadingLabel="Publishing">
          {when === 'now' ? 'Publish now' : 'Schedule'}
        </Button>
      </form>
    </Dialog>
  );
}
