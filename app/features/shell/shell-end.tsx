import { useTranslations } from 'use-intl';
import { ToastHost } from '#ui/toast.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { useAwayPause } from './use-away-pause.ts';
import { useOfflinePause } from './use-offline-pause.ts';

/** What stands below every page. */
export default function ShellEnd(footer: FooterProps) {
  const t = useTranslations('shell');
  useOfflinePause(t('offline'));
  useAwayPause({ away: t('away'), tryAgain: t('tryAgain') });
  return (
    <>
      <Footer {...footer} />
      <ToastHost label={t('messages')} closeLabel={t('close')} />
    </>
  );
}
