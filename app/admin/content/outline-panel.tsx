import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLabel } from '#app/admin/resource/use-label.ts';
import {
  isSamePath,
  listRows,
  type OutlinePath,
  type OutlineRow,
  type StoredSection,
  summarise,
} from '#commerce/content/editor/outline.ts';
import { Button } from '#ui/button.tsx';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CopyIcon, TrashIcon } from '#ui/icon-tool.tsx';
import { sectionEntry, sectionName } from './section-catalogue.ts';
import { SectionSketch } from './section-sketch.tsx';

export interface OutlineActions {
  select: (path: OutlinePath | null) => void;
  /** One step; says where the section stands now, or null at an end. */
  move: (path: OutlinePath, step: -1 | 1) => OutlinePath | null;
  moveBefore: (from: OutlinePath, before: OutlinePath) => void;
  remove: (path: OutlinePath) => void;
  double: (path: OutlinePath) => void;
  add: (after: OutlinePath | null) => void;
}

interface OutlinePanelProps {
  sections: readonly StoredSection[];
  selected: OutlinePath | null;
  /** How many errors each row has, by its path. */
  errorCounts: ReadonlyMap<string, number>;
  frameErrors: number;
  actions: OutlineActions;
}

const rowKey = (path: OutlinePath) => path.join('.');

/** The page from top to bottom: choose, move by buttons, keys or dragging, double, remove. */
export function OutlinePanel({ sections, selected, errorCounts, frameErrors, actions }: OutlinePanelProps) {
  const t = useTranslations('staff-editor');
  const label = useLabel();
  const list = useRef<HTMLOListElement>(null);
  const toFocus = useRef<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const rows = listRows(sections);

  useEffect(() => {
    if (!toFocus.current) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${toFocus.current}"]`)?.focus();
    toFocus.current = null;
  });

  function move(row: OutlineRow, step: -1 | 1) {
    const path = actions.move(row.path, step);
    if (!path) return;
    toFocus.current = rowKey(path);
    setAnnouncement(t(step < 0 ? 'movedUp' : 'movedDown', { name: label(sectionName(row.section.type)) }));
  }

  function onKey(event: KeyboardEvent, row: OutlineRow, index: number) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (step && event.altKey) move(row, step);
    else if (step) {
      const next = rows[index + step];
      if (next) list.current?.querySelector<HTMLElement>(`[data-row="${rowKey(next.path)}"]`)?.focus();
    } else if (event.key === 'Delete' || event.key === 'Backspace') actions.remove(row.path);
    else return;
    event.preventDefault();
  }

  function onDrop(event: DragEvent, row: OutlineRow) {
    event.preventDefault();
    setOver(null);
    const from = event.dataTransfer.getData('text/x-studio-row').split('.').map(Number);
    if (from.length > 0) actions.moveBefore(from as unknown as OutlinePath, row.path);
  }

  return (
    <nav aria-label={t('sections')} className="studio-outline">
      <button
        type="button"
        className="studio-row studio-row-frame"
        aria-current={selected === null ? 'true' : undefined}
        onClick={() => actions.select(null)}
      >
        <span className="studio-row-name">{t('pageSettings')}</span>
        {frameErrors > 0 && <span className="studio-problem">{frameErrors}</span>}
      </button>
      <ol ref={list}>
        {rows.map((row, index) => {
          const { path, section, isContainer } = row;
          const key = rowKey(path);
          const name = label(sectionName(section.type));
          const errors = errorCounts.get(key) ?? 0;
          return (
            <li
              key={key}
              className="studio-row-item"
              data-depth={path.length}
              data-over={over === key || undefined}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.setData('text/x-studio-row', key);
                event.dataTransfer.effectAllowed = 'move';
              }}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(key);
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => onDrop(event, row)}
            >
              <button
                type="button"
                data-row={key}
                className="studio-row"
                aria-current={isSamePath(path, selected) ? 'true' : undefined}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
                onClick={() => actions.select(path)}
                onKeyDown={(event) => onKey(event, row, index)}
              >
                <SectionSketch sketch={isContainer ? 'strip' : sectionEntry(section.type).sketch} />
                <span className="studio-row-name">
                  {name}
                  <span className="studio-soft">
                    {isContainer ? bandSays(section, t('fullWidth')) : summarise(section)}
                  </span>
                </span>
                {errors > 0 && <span className="studio-problem">{errors}</span>}
              </button>
              <span className="studio-row-tools">
                <IconButton label={t('moveUp', { name })} onClick={() => move(row, -1)}>
                  <ChevronUpIcon />
                </IconButton>
                <IconButton label={t('moveDown', { name })} onClick={() => move(row, 1)}>
                  <ChevronDownIcon />
                </IconButton>
                <IconButton label={t('double', { name })} onClick={() => actions.double(path)}>
                  <CopyIcon />
                </IconButton>
                <IconButton label={t('removeOne', { name })} onClick={() => actions.remove(path)}>
                  <TrashIcon />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ol>
      <Button variant="secondary" wide onClick={() => actions.add(selected)}>
        <PlusIcon /> {t('addSection')}
      </Button>
      <p className="studio-soft studio-hint">{t('keys')}</p>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </nav>
  );
}

function bandSays({ fullWidth, backgroundColour }: StoredSection, wide: string): string {
  const colour = typeof backgroundColour === 'string' ? backgroundColour : '';
  return [fullWidth ? wide : '', colour].filter(Boolean).join(', ');
}
