import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { saveFile } from './save-file.ts';

interface ExportButtonProps {
  address: string;
  label: string;
}

/** 'Generating...' while it works, with how far it is. */
export function ExportButton({ address, label }: ExportButtonProps) {
  const t = useTranslations('staff-tools');
  const [share, setShare] = useState<number | null>(null);
  const [outcome, setOutcome] = useState('');
  const isWorking = share !== null;

  async function save() {
    if (isWorking) return;
    setShare(0);
    setOutcome('');
    try {
      await saveFile(address, setShare);
      setOutcome(t('exported'));
    } catch {
      setOutcome(t('exportFailed'));
    } finally {
      setShare(null);
    }
  }

  return (
    <div className="staff-export">
      <Button size="small" aria-disabled={isWorking || undefined} onClick={() => void save()}>
        {isWorking ? t('generating') : label}
      </Button>
      {isWorking && <ProgressBar label={t('generating')} value={Math.round(share * 100)} />}
      <LiveRegion message={isWorking ? t('generating') : outcome} />
    </div>
  );
}
