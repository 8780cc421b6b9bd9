import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ShopperProvider } from '#app/site/shopper.tsx';
import type { Department } from '#domain/navigation/menu.ts';
import { ToastHost } from '#ui/toast.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LoadBasketPanel } from './header-tools.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { UspStrip } from './usp-strip.tsx';

interface ShellProps {
  departments: Department[];
  freeDeliveryFrom: string | null;
  loadBasketPanel?: LoadBasketPanel;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ departments, freeDeliveryFrom, loadBasketPanel, children }: ShellProps) {
  const t = useTranslations('shell');
  return (
    <ShopperProvider>
      <a
        href="#content"
        className="bg-ink text-paper fixed top-2 left-2 z-50 -translate-y-24 px-4 py-3 focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <NavigationProgress label={t('loadingPage')} />
      <UspStrip freeDeliveryFrom={freeDeliveryFrom} />
      <Header departments={departments} loadBasketPanel={loadBasketPanel} />
      {children}
      <Footer departments={departments} />
      <ToastHost label={t('messages')} closeLabel={t('close')} />
    </ShopperProvider>
  );
}
