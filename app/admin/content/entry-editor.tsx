import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type * as v from 'valibot';
import { useLabel } from '#app/admin/resource/use-label.ts';
import type { EntryBody } from '#commerce/content/editor/editor-state.ts';
import type { EntryKind } from '#commerce/content/editor/entry-key.ts';
import { KIND_NAMES } from '#commerce/content/editor/entry-resources.ts';
import {
  listRows,
  type OutlinePath,
  replaceAt,
  type StoredSection,
  sectionAt,
  sectionId,
  unwrapContainer,
  wrapInContainer,
} from '#commerce/content/editor/outline.ts';
import type { StudioEntry } from '#commerce/content/editor/studio.server.ts';
import { EditorBar, type Screen } from './editor-bar.tsx';
import { type EntryDialog, EntryDialogs } from './entry-dialogs.tsx';
import { EntryForm } from './entry-form.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { OutlinePanel } from './outline-panel.tsx';
import { errorsOf, frameOf, rowErrors } from './page-errors.ts';
import { PreviewFrame } from './preview-frame.tsx';
import type { Serialised } from './serialised.ts';
import { fetchVersion } from './studio-calls.ts';
import type { StudioBrand, StudioKit } from './studio-kit.ts';
import { StudioNotice } from './studio-notice.tsx';
import { useEntry } from './use-entry.ts';
import { useOutlineActions } from './use-outline-actions.ts';
import { useStudioKeys } from './use-studio-keys.ts';
import { VersionBanner } from './version-banner.tsx';

interface EntryEditorProps {
  opened: Serialised<StudioEntry>;
  kit: StudioKit;
  brands: StudioBrand[];
  blank: EntryBody;
  /** The whole schema of a fragment; null for a page, which has its own parts. */
  fragment: v.GenericSchema | null;
}

const WIDTHS: Record<Screen, number> = { phone: 390, desktop: 1440 };

/** The page editor: outline, a preview of the page, and the form of the selected section. */
export function EntryEditor({ opened, kit, brands, blank, fragment }: EntryEditorProps) {
  const t = useTranslations('staff-editor');
  const label = useLabel();
  const editor = useEntry(opened, blank);
  const { entry, state, dispatch, send, notice } = editor;
  const [screen, setScreen] = useState<Screen>('desktop');
  const [dialog, setDialog] = useState<EntryDialog>(null);
  const [looked, setLooked] = useState<{ id: number; name: string; body: unknown } | null>(null);
  const form = useRef<HTMLElement>(null);
  const { body, selected } = state;
  const { address } = entry;
  const isPage = fragment === null;
  const sections = (isPage && Array.isArray(body.sections) ? body.sections : []) as StoredSection[];
  const section = selected && sectionAt(sections, selected);
  const errors = errorsOf(body, sections, fragment, kit);
  const counts = rowErrors(errors);
  const previewSrc = previewAddress(address, brands);
  const written = typeof body.title === 'string' && body.title ? body.title : address.key;
  const names = KIND_NAMES[address.kind as EntryKind];
  const many = label(names.many);
  const title = isPage ? written : address.kind === 'badges' ? many : `${many}: ${address.key}`;

  const change = (next: StoredSection[], mark: string | null, path?: OutlinePath | null) =>
    dispatch({ type: 'changed', body: { ...body, sections: next }, mark, selected: path });
  const undo = () => dispatch({ type: 'undone' });
  const redo = () => dispatch({ type: 'redone' });
  const saveDraft = () => send({ intent: 'save', body });
  const save = () => void saveDraft();
  useStudioKeys({ save, undo, redo });

  const { actions, pick } = useOutlineActions({
    sections,
    change,
    select: (path) => dispatch({ type: 'selected', path }),
    undo,
    sampleOf: kit.sampleOf,
    openPicker: (isOpen) => setDialog(isOpen ? 'picker' : null),
  });

  function chooseById(where: string) {
    const row = listRows(sections).find(
      (each) => !each.isContainer && sectionId(each.path, each.section) === where,
    );
    dispatch({ type: 'selected', path: row?.path ?? null });
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  async function look(id: number, name: string) {
    const found = await fetchVersion(address, id);
    if (found === null) return;
    setLooked({ id, name, body: found });
    setDialog(null);
  }

  const shown = {
    content: { kind: address.kind, key: address.key, body: looked?.body ?? body },
    badges: [],
    selected: section && selected && !looked ? sectionId(selected, section) : null,
  };

  return (
    <main id="content" tabIndex={-1} className="studio-editor">
      <title>{title}</title>
      <EditorBar
        {...{ title, entry, brands, screen }}
        isDirty={editor.isDirty}
        errors={[...counts.values()].reduce((sum, count) => sum + count, 0)}
        busy={editor.busy}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        on={{
          undo,
          redo,
          save,
          screen: setScreen,
          publish: () => setDialog('publish'),
          history: () => setDialog('history'),
          copy: () => setDialog('copy'),
          discard: () => void send({ intent: 'discard' }),
        }}
      />
      {notice && (
        <StudioNotice
          notice={notice}
          on={{
            close: () => editor.setNotice(null),
            acceptTheirs: () => notice.kind === 'conflict' && editor.acceptTheirs(notice.theirs),
            overwrite: () => notice.kind === 'conflict' && void send(notice.change, notice.theirs.revision),
            restoreCopy: () => {
              if (notice.kind === 'copy') dispatch({ type: 'changed', body: notice.copy.body, mark: null });
              editor.setNotice(null);
            },
            forget: editor.forget,
            show: chooseById,
          }}
        />
      )}
      <div className="studio-panes" data-kind={isPage ? 'page' : 'fragment'}>
        {isPage && (
          <OutlinePanel
            sections={sections}
            selected={selected}
            errorCounts={counts}
            frameErrors={counts.get('') ?? 0}
            actions={actions}
          />
        )}
        <section className="studio-look" aria-label={t('preview')} data-screen={screen}>
          {looked && (
            <VersionBanner
              name={looked.name}
              onClose={() => setLooked(null)}
              onTake={() => {
                dispatch({ type: 'changed', body: looked.body as EntryBody, mark: null, selected: null });
                setLooked(null);
              }}
              onRestore={() => {
                setLooked(null);
                void send({ intent: 'restore', historyId: looked.id });
              }}
            />
          )}
          <PreviewFrame
            title={t('previewOf')}
            src={previewSrc}
            width={WIDTHS[screen]}
            data={shown}
            onChoose={chooseById}
          />
        </section>
        <section className="studio-side" aria-label={t('settings')} ref={form}>
          <EntryForm
            key={section ? `${selected?.join('.')} ${section.type}` : 'frame'}
            {...{ kit, fragment, section, selected, errors }}
            values={isPage ? frameOf(body) : body}
            onFrame={(values, path) =>
              dispatch({
                type: 'changed',
                body: isPage ? { ...values, sections } : values,
                mark: `frame ${path}`,
              })
            }
            onSection={(next, path) =>
              selected &&
              change(
                replaceAt(sections, selected, () => next),
                `${selected.join('.')} ${path}`,
              )
            }
            onWrap={() => selected && change(wrapInContainer(sections, selected), null, selected)}
            onDissolve={() => selected && change(unwrapContainer(sections, selected[0]), null, null)}
            onRemove={() => selected && actions.remove(selected)}
          />
        </section>
      </div>
      <datalist id="studio-colours">
        {COLOURS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <LeaveGuard isDirty={editor.isDirty} onSave={saveDraft} />
      <EntryDialogs
        {...{ kit, brands, entry, previewSrc, dialog, isPage, look }}
        isPublishing={editor.busy === 'publish'}
        close={() => setDialog(null)}
        onPick={pick}
        onPublish={(startsAt, endsAt) => void send({ intent: 'publish', body, startsAt, endsAt })}
        onRestore={(historyId) => void send({ intent: 'restore', historyId })}
        onUnpublish={(versionId) => void send({ intent: 'unpublish', versionId })}
      />
    </main>
  );
}

/** Colours that follow the brand's theme. */
const COLOURS = [
  ...['paper', 'raised', 'sunk', 'ink', 'soft', 'line', 'accent', 'on-accent', 'accent-ink', 'sale'],
  ...['on-sale', 'dark', 'on-dark', 'white', 'black'],
];

function previewAddress(
  { brand, locale }: Serialised<StudioEntry>['address'],
  brands: readonly StudioBrand[],
): string {
  const shown = brands.find(({ slug }) => slug === brand) ?? brands[0];
  if (!shown) throw new Error('a shop has at least one brand');
  const language = shown.locales.includes(locale) ? locale : shown.locale;
  const prefix = language === shown.locale ? '' : `/${language}`;
  return `${prefix}/staff/studio/preview?brand=${shown.slug}`;
}
