import { type CSSProperties, type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { askForChange } from '#app/admin/resource/resource-calls.ts';
import { recordHref } from '#app/admin/resource/resource-href.ts';
import type { ListContentProps } from '#app/admin/resource/resource-panels.tsx';
import { useLabel } from '#app/admin/resource/use-label.ts';
import { KIND_LABELS, type ListedCategory } from '#commerce/catalogue/category-resource.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, ChevronUpIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { type CategoryMove, placeAfterStep, placeOfDrop } from './category-places.ts';

const DRAGGED = 'text/x-category';
const STEPS: Readonly<Record<string, CategoryMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

/** The tree of categories: a category is moved by dragging, by buttons, or by Alt and the arrow keys. */
export function CategoryTree({ resource, rows, canWrite }: ListContentProps) {
  const t = useTranslations('staff-products');
  const label = useLabel();
  const revalidator = useRevalidator();
  const list = useRef<HTMLUListElement>(null);
  const [over, setOver] = useState<{ slug: string; part: DropPart } | null>(null);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const categories = rows
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ body }) => body as unknown as ListedCategory);

  async function move(slug: string, place: ReturnType<typeof placeAfterStep>) {
    if (!place || busy || !canWrite) return;
    setBusy(true);
    const response = await askForChange(resource, slug, 0, { intent: 'act', action: 'move', input: place });
    await revalidator.revalidate();
    setBusy(false);
    const name = nameOf(categories.find((each) => each.slug === slug));
    setSaid(
      response.kind === 'done'
        ? t('moved', { name })
        : 'reason' in response
          ? response.reason
          : t('notMoved'),
    );
    list.current?.querySelector<HTMLElement>(`[data-category="${slug}"]`)?.focus();
  }

  function onKey(event: KeyboardEvent, slug: string) {
    const step = STEPS[event.key];
    if (!step || !event.altKey) return;
    event.preventDefault();
    void move(slug, placeAfterStep(categories, slug, step));
  }

  function onDrop(event: DragEvent, slug: string) {
    event.preventDefault();
    const dragged = event.dataTransfer.getData(DRAGGED);
    setOver(null);
    if (dragged && dragged !== slug) void move(dragged, placeOfDrop(categories, slug, partOf(event)));
  }

  return (
    <>
      <p role="status" className={said ? 'category-said' : 'sr-only'}>
        {said}
      </p>
      <ul ref={list} className="category-tree" aria-busy={busy || undefined}>
        {categories.map((category) => {
          const { slug, depth, type, products, rule } = category;
          const name = nameOf(category);
          return (
            <li
              key={slug}
              style={{ '--depth': depth } as CSSProperties}
              data-over={over?.slug === slug ? over.part : undefined}
              draggable={canWrite}
              onDragStart={(event) => {
                event.dataTransfer.setData(DRAGGED, slug);
                event.dataTransfer.effectAllowed = 'move';
              }}
              onDragOver={(event) => {
                event.preventDefault();
                setOver({ slug, part: partOf(event) });
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => onDrop(event, slug)}
            >
              <Link
                to={recordHref(resource, slug, {})}
                data-category={slug}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
                draggable={false}
                onKeyDown={(event) => onKey(event, slug)}
              >
                {name}
              </Link>
              <span className="studio-soft">
                {t('productCount', { count: products })}
                {type !== 'category' && ` · ${label(KIND_LABELS[type])}`}
                {rule && ` · ${t('byRule')}`}
              </span>
              {canWrite && (
                <span className="category-tools">
                  {(
                    [
                      ['up', t('moveUp', { name }), <ChevronUpIcon key="up" />],
                      ['down', t('moveDown', { name }), <ChevronDownIcon key="down" />],
                      ['out', t('moveOut', { name }), <ChevronLeftIcon key="out" />],
                      ['in', t('moveIn', { name }), <ChevronRightIcon key="in" />],
                    ] as const
                  ).map(([step, text, icon]) => {
                    const place = placeAfterStep(categories, slug, step);
                    return (
                      <IconButton
                        key={step}
                        label={text}
                        disabled={place === null}
                        onClick={() => void move(slug, place)}
                      >
                        {icon}
                      </IconButton>
                    );
                  })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

type DropPart = 'before' | 'into' | 'after';

const nameOf = (category: ListedCategory | undefined) => category?.names['en-GB'] ?? category?.slug ?? '';

/** The upper quarter of a row is before it, the lower one after it, the middle within it. */
function partOf(event: DragEvent): DropPart {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientY - top) / height;
  return share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'into';
}
