import { useTranslations } from 'use-intl';
import { ToastHost } from '#ui/toast.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { useOfflinePause } from './use-offline-pause.ts';
import { useUnreachablePause } from './use-unreachable-pause.ts';

/** Footer and toasts below every page. */
export default function ShellEnd(footer: FooterProps) {
  const t = useTranslations('shell');
  useOfflinePause(t('offline'));
  useUnreachablePause({ message: t('away'), tryAgain: t('tryAgain') });
  return (
    <>
      <Footer {...footer} />
      <ToastHost label={t('messages')} closeLabel={t('close')} />
    </>
  );
}
