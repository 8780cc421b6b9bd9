import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { hrefWithPage } from '#commerce/listing/url/listing-href.ts';
import { isOverlayOpen } from '#ui/native-overlay.ts';
import { hideToast, showToast } from '#ui/toast-queue.ts';
import { FILTER_DRAWER } from './filter-drawer-id.ts';
import type { FilterState } from './use-filters.ts';

/** Says that other filters or another sort could not be loaded, and offers to try again. A further page has its own message. */
export function useFailureNotice({ failedHref, hrefFor, filters }: FilterState): void {
  const t = useTranslations('plp');
  const navigate = useNavigate();
  const isOfPage = failedHref !== null && hrefWithPage(failedHref, 1) === hrefFor(filters);
  const show = useEffectEvent((href: string) =>
    showToast({
      text: t('loadFailed'),
      action: { label: t('tryAgain'), onAct: () => void navigate(href, { preventScrollReset: true }) },
    }),
  );
  useEffect(() => {
    // The drawer has a message of its own.
    if (failedHref === null || isOfPage || isOverlayOpen(FILTER_DRAWER)) return;
    const toast = show(failedHref);
    return () => hideToast(toast);
  }, [failedHref, isOfPage]);
}
