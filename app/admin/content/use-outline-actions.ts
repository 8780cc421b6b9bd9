import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useLabel } from '#app/admin/resource/use-label.ts';
import {
  insertAt,
  moveBefore,
  moveStep,
  type OutlinePath,
  removeAt,
  type StoredSection,
  sectionAt,
} from '#commerce/content/editor/outline.ts';
import { showToast } from '#ui/toast-queue.ts';
import type { OutlineActions } from './outline-panel.tsx';
import { sectionName } from './section-catalogue.ts';
import type { StudioKit } from './studio-kit.ts';

interface OutlineParts {
  sections: readonly StoredSection[];
  change: (sections: StoredSection[], mark: null, path?: OutlinePath | null) => void;
  select: (path: OutlinePath | null) => void;
  undo: () => void;
  sampleOf: StudioKit['sampleOf'];
  openPicker: (isOpen: boolean) => void;
}

/** What can be done with the sections of a page; everything can be undone. */
export function useOutlineActions(parts: OutlineParts) {
  const { sections, change, select, undo, sampleOf, openPicker } = parts;
  const t = useTranslations('staff-editor');
  const label = useLabel();
  const addAfter = useRef<OutlinePath | null>(null);

  const actions: OutlineActions = {
    select,
    move(path, step) {
      const moved = moveStep(sections, path, step);
      if (moved) change(moved.sections, null, moved.path);
      return moved?.path ?? null;
    },
    moveBefore(from, before) {
      const moved = moveBefore(sections, from, before);
      if (moved) change(moved.sections, null, moved.path);
    },
    remove(path) {
      const gone = sectionAt(sections, path);
      if (!gone) return;
      change(removeAt(sections, path), null, null);
      const text = t('removed', { name: label(sectionName(gone.type)) });
      showToast({ text, action: { label: t('undo'), onAct: undo } });
    },
    double(path) {
      const found = sectionAt(sections, path);
      if (!found) return;
      const { id: _own, ...copy } = structuredClone(found);
      const place = after(path);
      change(insertAt(sections, place, copy as StoredSection), null, place);
    },
    add(path) {
      addAfter.current = path;
      openPicker(true);
    },
  };

  /** A new section is inserted below the selected one, or at the end. */
  function pick(type: string) {
    const path = addAfter.current;
    const place: OutlinePath = path ? after(path) : [sections.length];
    openPicker(false);
    change(insertAt(sections, place, { ...structuredClone(sampleOf(type)), type }), null, place);
  }

  return { actions, pick };
}

function after([index, place]: OutlinePath): OutlinePath {
  return place === undefined ? [index + 1] : [index, place + 1];
}
