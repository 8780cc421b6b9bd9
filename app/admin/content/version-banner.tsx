import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

interface VersionBannerProps {
  name: string;
  onTake: () => void;
  onRestore: () => void;
  onClose: () => void;
}

/** Shown while the preview displays an old version: restore it, edit it or close it. */
export function VersionBanner({ name, onTake, onRestore, onClose }: VersionBannerProps) {
  const t = useTranslations('staff-editor');
  return (
    <div className="studio-notice" role="status">
      <p>{t('looking', { name })}</p>
      <Button size="small" variant="secondary" onClick={onTake}>
        {t('editIt')}
      </Button>
      <Button size="small" onClick={onRestore}>
        {t('putLive')}
      </Button>
      <Button size="small" variant="link" onClick={onClose}>
        {t('backToMine')}
      </Button>
    </div>
  );
}
