import { useTranslations } from 'use-intl';
import { useIntent } from '#app/site/watch-intent.ts';
import type { Department } from '#commerce/content/menu.ts';
import { Header } from './header.tsx';
import type { LoadBasketPanel } from './header-tools.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { type ShopPromises, UspStrip } from './usp-strip.tsx';

interface ShellTopProps {
  departments: Department[];
  promises: ShopPromises | null;
  loadBasketPanel?: LoadBasketPanel;
}

/** Skip link, progress, announcements and header above every page. */
export default function ShellTop({ departments, promises, loadBasketPanel }: ShellTopProps) {
  const t = useTranslations('shell');
  useIntent();
  return (
    <>
      <a
        href="#content"
        className="bg-ink text-paper fixed top-2 left-2 z-50 -translate-y-24 px-4 py-3 focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <NavigationProgress label={t('loadingPage')} />
      <PageAnnouncer />
      <UspStrip promises={promises} />
      <Header departments={departments} loadBasketPanel={loadBasketPanel} />
    </>
  );
}
