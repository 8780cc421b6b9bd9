import type { ComponentProps } from 'react';
import type { EntryKind } from '#commerce/content/editor/entry-key.ts';
import type { StudioEntry } from '#commerce/content/editor/studio.server.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { NewEntryDialog } from './new-entry-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SectionPicker } from './section-picker.tsx';
import type { Serialised } from './serialised.ts';
import type { StudioBrand, StudioKit } from './studio-kit.ts';

export type EntryDialog = 'picker' | 'publish' | 'history' | 'copy' | null;

interface EntryDialogsProps {
  dialog: EntryDialog;
  close: () => void;
  entry: Serialised<StudioEntry>;
  kit: StudioKit;
  brands: StudioBrand[];
  previewSrc: string;
  isPage: boolean;
  isPublishing: boolean;
  look: (versionId: number, name: string) => Promise<void>;
  onPick: ComponentProps<typeof SectionPicker>['onPick'];
  onPublish: ComponentProps<typeof PublishDialog>['onPublish'];
  onRestore: (historyId: number) => void;
  onUnpublish: (versionId: number) => void;
}

/** Everything that opens over the page editor; one at a time. */
export function EntryDialogs(props: EntryDialogsProps) {
  const { dialog, close, entry, kit, brands, previewSrc } = props;
  /** Closes the dialog, then acts. */
  const after =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      close();
      act(...args);
    };
  return (
    <>
      {props.isPage && (
        <SectionPicker
          kit={kit}
          previewSrc={previewSrc}
          open={dialog === 'picker'}
          onClose={close}
          onPick={props.onPick}
        />
      )}
      <PublishDialog
        open={dialog === 'publish'}
        isBusy={props.isPublishing}
        onClose={close}
        onPublish={after(props.onPublish)}
      />
      <HistoryDrawer
        entry={entry}
        open={dialog === 'history'}
        onClose={close}
        onLook={(id, name) => void props.look(id, name)}
        onRestore={after(props.onRestore)}
        onUnpublish={after(props.onUnpublish)}
      />
      <NewEntryDialog
        kind={entry.address.kind as EntryKind}
        brands={brands}
        open={dialog === 'copy'}
        onClose={close}
        copyOf={entry.address}
      />
    </>
  );
}
