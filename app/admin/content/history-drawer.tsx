import { useTranslations } from 'use-intl';
import type { StudioEntry } from '#commerce/content/editor/studio.server.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import type { Serialised } from './serialised.ts';
import { useTimeTexts } from './use-time-texts.ts';

interface HistoryDrawerProps {
  entry: Serialised<StudioEntry>;
  open: boolean;
  onClose: () => void;
  onLook: (historyId: number, name: string) => void;
  onRestore: (historyId: number) => void;
  onUnpublish: (versionId: number) => void;
}

/** Live and scheduled versions, and all changes; every line can be restored. */
export function HistoryDrawer({ entry, open, onClose, onLook, onRestore, onUnpublish }: HistoryDrawerProps) {
  const t = useTranslations('staff-editor');
  const { moment, period } = useTimeTexts();
  return (
    <Drawer open={open} onClose={onClose} title={t('history')} closeLabel={t('close')}>
      <h3 className="eyebrow">{t('liveAndPlanned')}</h3>
      {entry.published.length === 0 && <p className="studio-soft">{t('nothingLive')}</p>}
      <ul className="studio-history">
        {entry.published.map(({ id, startsAt, endsAt, author, at }) => (
          <li key={id}>
            <p>
              <strong>{t(startsAt || endsAt ? 'forATime' : 'standing')}</strong>
              <span className="studio-soft">
                {period(startsAt, endsAt) || t('since', { at: moment(at) })}
                {author ? `, ${author}` : ''}
              </span>
            </p>
            <Button variant="secondary" size="small" onClick={() => onUnpublish(id)}>
              {t('unpublish')}
            </Button>
          </li>
        ))}
      </ul>
      <h3 className="eyebrow">{t('changes')}</h3>
      {entry.history.length === 0 && <p className="studio-soft">{t('noChanges')}</p>}
      <ul className="studio-history">
        {entry.history.map(({ id, action, author, at, startsAt, endsAt }) => (
          <li key={id}>
            <p>
              <strong>{t.has(`actions.${action}`) ? t(`actions.${action}`) : action}</strong>
              <span className="studio-soft">
                {moment(at)}
                {author ? `, ${author}` : ''} {period(startsAt, endsAt)}
              </span>
            </p>
            <span className="studio-actions">
              <Button variant="quiet" size="small" onClick={() => onLook(id, moment(at))}>
                {t('look')}
              </Button>
              <Button variant="secondary" size="small" onClick={() => onRestore(id)}>
                {t('restore')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
