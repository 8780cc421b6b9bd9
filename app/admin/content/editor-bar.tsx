import { Link } from 'react-router';
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
  const status = published.length > 0 ? (draft ? 'Live, with a draft' : 'Live') : draft ? 'Draft' : 'New';
  return (
    <div className="studio-bar">
      <Link to={`/staff/studio?kind=${address.kind}`} className="studio-back">
        <ChevronLeftIcon /> <span className="sr-only">Back to the list</span>
      </Link>
      <div className="studio-bar-title">
        <h1>{title}</h1>
        <p className="studio-soft">
          {address.key} · {brandName(address.brand, brands)} · {localeName(address.locale)}
        </p>
      </div>
      <p className="studio-bar-state" role="status">
        <StatusMark status={published.length > 0 ? 'live' : 'draft'} name={status} />
        {' · '}
        {isDirty ? 'Not saved yet' : 'Saved'}
        {errors > 0 && <span className="studio-problem">{errors} to fix</span>}
      </p>
      <SegmentedControl
        legend="Screen"
        name="studio-screen"
        value={screen}
        onChange={(value) => on.screen(value as Screen)}
        options={[
          { value: 'phone', label: 'Phone' },
          { value: 'desktop', label: 'Desktop' },
        ]}
      />
      <span className="studio-actions">
        <IconButton label="Undo" disabled={!canUndo} onClick={on.undo}>
          <UndoIcon />
        </IconButton>
        <IconButton label="Redo" disabled={!canRedo} onClick={on.redo} className="studio-redo">
          <UndoIcon />
        </IconButton>
        <Button variant="quiet" size="small" onClick={on.history}>
          History
        </Button>
        <Button variant="quiet" size="small" onClick={on.copy}>
          Copy…
        </Button>
        {draft && (
          <Button variant="quiet" size="small" loading={busy === 'discard'} onClick={on.discard}>
            Discard draft
          </Button>
        )}
      </span>
      <span className="studio-actions studio-finish">
        <Button
          variant="secondary"
          size="small"
          loading={busy === 'save'}
          loadingLabel="Saving"
          onClick={on.save}
        >
          Save draft
        </Button>
        <Button size="small" loading={busy === 'publish'} loadingLabel="Publishing" onClick={on.publish}>
          Publish…
        </Button>
      </span>
    </div>
  );
}
