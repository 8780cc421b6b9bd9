import type { StudioEntry } from '#commerce/content/editor/studio.server.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { moment, span } from './when.ts';
import type { Wire } from './wire.ts';

interface HistoryDrawerProps {
  entry: Wire<StudioEntry>;
  open: boolean;
  onClose: () => void;
  onLook: (historyId: number, name: string) => void;
  onPutBack: (historyId: number) => void;
  onTakeOffline: (versionId: number) => void;
}

const ACTIONS: Record<string, string> = {
  found: 'Was here before',
  'draft saved': 'Saved a draft',
  'draft discarded': 'Discarded the draft',
  published: 'Published',
  scheduled: 'Scheduled',
  'taken offline': 'Took offline',
  'put back': 'Put an older version back',
};

/** What is live and planned, and who changed what and when; every line is a way back. */
export function HistoryDrawer({
  entry,
  open,
  onClose,
  onLook,
  onPutBack,
  onTakeOffline,
}: HistoryDrawerProps) {
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
                {span(startsAt, endsAt) || `since ${moment(at)}`}
                {author ? `, ${author}` : ''}
              </span>
            </p>
            <Button variant="secondary" size="small" onClick={() => onTakeOffline(id)}>
              Take offline
            </Button>
          </li>
        ))}
      </ul>
      <h3 className="eyebrow">Changes</h3>
      {entry.history.length === 0 && <p className="studio-soft">Nobody has changed it yet.</p>}
      <ul className="studio-history">
        {entry.history.map(({ id, action, author, at, startsAt, endsAt }) => (
          <li key={id}>
            <p>
              <strong>{ACTIONS[action] ?? action}</strong>
              <span className="studio-soft">
                {moment(at)}
                {author ? `, ${author}` : ''} {span(startsAt, endsAt)}
              </span>
            </p>
            <span className="studio-actions">
              <Button variant="quiet" size="small" onClick={() => onLook(id, moment(at))}>
                Look
              </Button>
              <Button variant="secondary" size="small" onClick={() => onPutBack(id)}>
                Put back
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
