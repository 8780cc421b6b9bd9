import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { setLazySlots } from '#app/features/product-card/lazy-slots.ts';
import { useOverlays } from '#app/features/product-card/use-overlays.ts';
import { LazyTexts } from '#app/i18n/lazy-texts.tsx';
import type { loader } from '#app/routes/api/staff/toolbar.ts';
import { callApi } from '#app/site/api-call.ts';
import { useSite } from '#app/site/site.ts';
import { afterSegment, siteSegment } from '#commerce/links/site-path.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ExportButton } from './export-button.tsx';
import { SelectToggle, Toggle } from './select-toggle.tsx';
import { changeSelection, setSelected, useSelected } from './selection-store.ts';
import type { ToolbarData } from './toolbar-data.ts';
import { usePagePreview } from './use-page-preview.ts';
import { usePreview } from './use-preview.ts';
import './staff-tools.css';

export default function StaffToolbar() {
  return (
    <LazyTexts area="staff-tools">
      <ToolbarButtons />
    </LazyTexts>
  );
}

const LIST = /^\/(?:categories|category|collection|search|visual-search)(?:\/|$)/;

/** Buttons for staff on every page, in the bottom left corner. */
function ToolbarButtons() {
  const t = useTranslations('staff-tools');
  const { brand, locale } = useSite();
  const { pathname, search } = useLocation();
  const path = afterSegment(pathname, siteSegment(locale, brand)) ?? pathname;
  const toolbar = useToolbarData(path, locale);
  const selected = useSelected();
  const preview = usePreview(toolbar?.previewOrigins ?? []);
  const overlays = useOverlays('/_api/staff/preview-badges', preview);
  const page = usePagePreview(path, locale, preview);
  const maySelect = toolbar?.selected != null;

  useEffect(() => {
    if (maySelect) setLazySlots({ Tools: SelectToggle, overlays, page });
  }, [maySelect, overlays, page]);

  if (!toolbar) return null;
  const isList = LIST.test(path);
  return (
    <aside aria-label={t('desk')} className="staff-toolbar" data-preview={preview ? true : undefined}>
      {toolbar.canExport && isList && (
        <ExportButton
          address={`/_api/staff/export?${new URLSearchParams({ address: pathname + search })}`}
          label={t('exportProducts')}
        />
      )}
      {maySelect && toolbar.product && (
        <Toggle productKey={toolbar.product.key} name={toolbar.product.name} />
      )}
      {maySelect && selected.length > 0 && <SelectedList count={selected.length} />}
      {toolbar.catalogueHref && (
        <a href={toolbar.catalogueHref} className={buttonClass({ size: 'small' })}>
          <span className="button-label">{t('bringProductsIn')}</span>
        </a>
      )}
      {toolbar.editHref && !toolbar.inspectorHref && (
        <a
          href={toolbar.editHref}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <span className="button-label">{t('editPageContent')}</span>
        </a>
      )}
      {toolbar.inspectorHref && (
        <a href={toolbar.inspectorHref} className={buttonClass({ size: 'small' })}>
          <span className="button-label">{t('viewInWordsworth')}</span>
        </a>
      )}
    </aside>
  );
}

function SelectedList({ count }: { count: number }) {
  const t = useTranslations('staff-tools');
  const [isSure, setSure] = useState(false);
  function clear() {
    if (isSure) void changeSelection({ clear: true });
    setSure(!isSure);
  }
  return (
    <div className="staff-box">
      <p>{t('selectedCount', { count })}</p>
      <ExportButton address="/_api/staff/selection" label={t('exportSelected')} />
      <Button size="small" variant="quiet" onClick={clear}>
        {isSure ? t('clearSure') : t('clear')}
      </Button>
    </div>
  );
}

function useToolbarData(path: string, locale: string): ToolbarData | null {
  const [toolbar, setToolbar] = useState<ToolbarData | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    callApi<typeof loader>(`/_api/staff/toolbar?${new URLSearchParams({ path, locale })}`, {
      signal: leaving.signal,
    })
      .then((response) => (response.ok ? response.json() : null))
      .then((result) => {
        setToolbar(result);
        setSelected(result?.selected ?? []);
      })
      // Without a response there is no toolbar; the page is as for everyone.
      .catch(() => {});
    return () => leaving.abort();
  }, [path, locale]);
  return toolbar;
}
