import type { StudioEntry } from '#commerce/content/editor/studio.server.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { formatMoment, formatPeriod } from './format-time.ts';
import type { Serialised } from './serialised.ts';

interface HistoryDrawerProps {
  entry: Serialised<StudioEntry>;
  open: boolean;
  onClose: () => void;
  onLook: (historyId: number, name: string) => void;
  onRestore: (historyId: number) => void;
  onUnpublish: (versionId: number) => void;
}

const ACTIONS: Record<string, string> = {
  found: 'Was here before',
  'draft saved': 'Saved a draft',
  'draft discarded': 'Discarded the draft',
  published: 'Published',
  scheduled: 'Scheduled',
  'taken offline': 'Unpublished',
  'put back': 'Put an older version back',
};

/** Live and scheduled versions, and all changes; every line can be restored. */
export function HistoryDrawer({ entry, open, onClose, onLook, onRestore, onUnpublish }: HistoryDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title="History" closeLabel="Close">
      <h3 className="eyebrow">Live and planned</h3>
      {entry.published.length === 0 && <p className="studio-soft">Nothing of it is live.</p>}
      <ul className="studio-history">
        {entry.published.map(({ id, startsAt, endsAt, author, at }) => (
          <li key={id}>
            <p>
              <strong>{startsAt || endsAt ? 'For a time' : 'Standing'}</strong>
              <span className="studio-soft">
                {formatPeriod(startsAt, endsAt) || `since ${formatMoment(at)}`}
                {author ? `, ${author}` : ''}
              </span>
            </p>
            <Button variant="secondary" size="small" onClick={() => onUnpublish(id)}>
              Unpublish
            </Button>
          </li>
        ))}
      </ul>
      <h3 className="eyebrow">Changes</h3>
      {entry.history.length === 0 && <p className="studio-soft">No changes yet.</p>}
      <ul className="studio-history">
        {entry.history.map(({ id, action, author, at, startsAt, endsAt }) => (
          <li key={id}>
            <p>
              <strong>{ACTIONS[action] ?? action}</strong>
              <span className="studio-soft">
                {formatMoment(at)}
                {author ? `, ${author}` : ''} {formatPeriod(startsAt, endsAt)}
              </span>
            </p>
            <span className="studio-actions">
              <Button variant="quiet" size="small" onClick={() => onLook(id, formatMoment(at))}>
                Look
              </Button>
              <Button variant="secondary" size="small" onClick={() => onRestore(id)}>
                Restore
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
