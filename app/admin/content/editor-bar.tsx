import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useLabel } from '#app/admin/resource/use-label.ts';
import type { StudioEntry } from '#commerce/content/editor/studio.server.ts';
import { Button } from '#ui/button.tsx';
import { ChevronLeftIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { UndoIcon } from '#ui/icon-tool.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { brandName, localeName } from './audience-names.ts';
import type { Serialised } from './serialised.ts';
import type { StudioBrand } from './studio-kit.ts';
import { StatusMark } from './studio-table.tsx';

export type Screen = 'phone' | 'desktop';

interface EditorBarProps {
  title: string;
  entry: Serialised<StudioEntry>;
  brands: readonly StudioBrand[];
  isDirty: boolean;
  errors: number;
  busy: string | null;
  canUndo: boolean;
  canRedo: boolean;
  screen: Screen;
  on: {
    undo: () => void;
    redo: () => void;
    screen: (screen: Screen) => void;
    save: () => void;
    publish: () => void;
    history: () => void;
    copy: () => void;
    discard: () => void;
  };
}

export function EditorBar({
  title,
  entry,
  brands,
  isDirty,
  errors,
  busy,
  canUndo,
  canRedo,
  screen,
  on,
}: EditorBarProps) {
  const { address, draft, published } = entry;
  const t = useTranslations('staff-editor');
  const label = useLabel();
  const locale = useLocale();
  const live = draft ? 'liveWithDraft' : 'live';
  const status = t(published.length > 0 ? live : draft ? 'draft' : 'new');
  return (
    <div className="studio-bar">
      <Link to={`/staff/studio?kind=${address.kind}`} className="studio-back">
        <ChevronLeftIcon /> <span className="sr-only">{t('back')}</span>
      </Link>
      <div className="studio-bar-title">
        <h1>{title}</h1>
        <p className="studio-soft">
          {address.key} · {label(brandName(address.brand, brands))} ·{' '}
          {label(localeName(address.locale, locale))}
        </p>
      </div>
      <p className="studio-bar-state" role="status">
        <StatusMark status={published.length > 0 ? 'live' : 'draft'} name={status} />
        {' · '}
        {t(isDirty ? 'unsaved' : 'saved')}
        {errors > 0 && <span className="studio-problem">{t('toFix', { count: errors })}</span>}
      </p>
      <SegmentedControl
        legend={t('screen')}
        name="studio-screen"
        value={screen}
        onChange={(value) => on.screen(value as Screen)}
        options={[
          { value: 'phone', label: t('phone') },
          { value: 'desktop', label: t('desktop') },
        ]}
      />
      <span className="studio-actions">
        <IconButton label={t('undo')} disabled={!canUndo} onClick={on.undo}>
          <UndoIcon />
        </IconButton>
        <IconButton label={t('redo')} disabled={!canRedo} onClick={on.redo} className="studio-redo">
          <UndoIcon />
        </IconButton>
        <Button variant="quiet" size="small" onClick={on.history}>
          {t('history')}
        </Button>
        <Button variant="quiet" size="small" onClick={on.copy}>
          {t('copy')}
        </Button>
        {/* Always there: if it came with a draft, the buttons beside it would move from under the pointer. */}
        <Button
          variant="quiet"
          size="small"
          disabled={!draft}
          loading={busy === 'discard'}
          onClick={on.discard}
        >
          {t('discard')}
        </Button>
      </span>
      <span className="studio-actions studio-finish">
        <Button
          variant="secondary"
          size="small"
          loading={busy === 'save'}
          loadingLabel={t('saving')}
          onClick={on.save}
        >
          {t('saveDraft')}
        </Button>
        <Button size="small" loading={busy === 'publish'} loadingLabel={t('publishing')} onClick={on.publish}>
          {t('publishMore')}
        </Button>
      </span>
    </div>
  );
}
