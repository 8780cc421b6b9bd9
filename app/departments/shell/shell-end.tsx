import { useTranslations } from 'use-intl';
import type { Department } from '#domain/navigation/menu.ts';
import { ToastHost } from '#ui/toast.tsx';
import { Footer } from './footer.tsx';

/** What stands below every page. */
export default function ShellEnd({ departments, isDemo }: { departments: Department[]; isDemo: boolean }) {
  const t = useTranslations('shell');
  return (
    <>
      <Footer departments={departments} isDemo={isDemo} />
      <ToastHost label={t('messages')} closeLabel={t('close')} />
    </>
  );
}
