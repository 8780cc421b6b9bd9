import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { setLateSlots } from '#app/features/product-card/late-slots.ts';
import { useOverlays } from '#app/features/product-card/use-overlays.ts';
import { LateTexts } from '#app/i18n/late-texts.tsx';
import { useSite } from '#app/site/site.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import type { Desk } from './desk-view.ts';
import { ExportButton } from './export-button.tsx';
import { SelectToggle, Toggle } from './select-toggle.tsx';
import { changeSelection, setSelected, useSelected } from './selection-store.ts';
import { usePagePreview } from './use-page-preview.ts';
import { usePreview } from './use-preview.ts';
import './staff-tools.css';

export default function StaffDesk() {
  return (
    <LateTexts area="staff-tools">
      <DeskTools />
    </LateTexts>
  );
}

const LIST = /^\/(?:categories|category|collection|search|visual-search)(?:\/|$)/;

/** What staff have at hand on every page, in the bottom left corner. */
function DeskTools() {
  const t = useTranslations('staff-tools');
  const { brand, locale } = useSite();
  const { pathname, search } = useLocation();
  const path = locale === brand.locale ? pathname : pathname.slice(locale.length + 1) || '/';
  const desk = useDesk(path, locale);
  const selected = useSelected();
  const preview = usePreview(desk?.previewOrigins ?? []);
  const overlays = useOverlays('/_api/staff/preview-badges', preview);
  const page = usePagePreview(path, locale, preview);
  const maySelect = desk?.selected != null;

  useEffect(() => {
    if (maySelect) setLateSlots({ Tools: SelectToggle, overlays, page });
  }, [maySelect, overlays, page]);

  if (!desk) return null;
  const isList = LIST.test(path);
  return (
    <aside aria-label={t('desk')} className="staff-desk" data-preview={preview ? true : undefined}>
      {desk.canExport && isList && (
        <ExportButton
          address={`/_api/staff/export?${new URLSearchParams({ address: pathname + search })}`}
          label={t('exportProducts')}
        />
      )}
      {maySelect && desk.product && <Toggle productKey={desk.product.key} name={desk.product.name} />}
      {maySelect && selected.length > 0 && <SelectedList count={selected.length} />}
      {desk.catalogueHref && (
        <a href={desk.catalogueHref} className={buttonClass({ size: 'small' })}>
          <span className="button-label">{t('bringProductsIn')}</span>
        </a>
      )}
      {desk.editHref && !desk.wordsworthHref && (
        <a
          href={desk.editHref}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <span className="button-label">{t('editPageContent')}</span>
        </a>
      )}
      {desk.wordsworthHref && (
        <a href={desk.wordsworthHref} className={buttonClass({ size: 'small' })}>
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

function useDesk(path: string, locale: string): Desk | null {
  const [desk, setDesk] = useState<Desk | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(`/_api/staff/desk?${new URLSearchParams({ path, locale })}`, { signal: leaving.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Desk>) : null))
      .then((answer) => {
        setDesk(answer);
        setSelected(answer?.selected ?? []);
      })
      // Without an answer there is no desk; the page is as for everyone.
      .catch(() => {});
    return () => leaving.abort();
  }, [path, locale]);
  return desk;
}
