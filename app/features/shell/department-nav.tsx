import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import type { Department } from '#commerce/content/menu.ts';
import { categoryLink } from '#commerce/links/shop-links.ts';
import { ChevronDownIcon } from '#ui/icon.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { useMenu } from './use-menu.ts';

const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 220;

/** Departments with panels that open on hover, on the first tap, or by keyboard with the arrow button. */
export function DepartmentNav({ departments }: { departments: Department[] }) {
  const t = useTranslations('shell');
  // A panel is open for one history entry only: navigation closes it.
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ slug: string; key: string } | null>(null);
  const open = opened?.key === key ? opened.slug : null;
  const setOpen = (slug: string | null) => setOpened(slug ? { slug, key } : null);
  const [isWanted, setWanted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const target = useRef<string | null>(null);
  const nav = useRef<HTMLElement>(null);
  const menu = useMenu(isWanted);

  useEffect(() => () => clearTimeout(timer.current), []);

  function openSoon(slug: string | null) {
    if (target.current === slug) return;
    target.current = slug;
    setWanted(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(slug), slug ? OPEN_AFTER_MS : CLOSE_AFTER_MS);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(null);
    nav.current?.querySelector<HTMLElement>(`[data-toggle="${open}"]`)?.focus();
  }

  function onPointer(event: PointerEvent, slug: string) {
    if (event.pointerType === 'mouse') openSoon(slug);
  }

  return (
    <nav
      ref={nav}
      aria-label={t('mainNavigation')}
      className="header-nav"
      onKeyDown={onKeyDown}
      onPointerLeave={(event) => event.pointerType === 'mouse' && openSoon(null)}
      onFocus={() => setWanted(true)}
      onBlur={(event) => !nav.current?.contains(event.relatedTarget) && setOpen(null)}
    >
      {departments.map(({ slug, name, isSale }) => {
        const panel = menu.find((department) => department.slug === slug);
        const hasPanel = (panel?.columns.length ?? 0) > 0;
        const isOpen = open === slug;
        return (
          <div
            key={slug}
            className="flex items-center"
            onPointerEnter={(event) => onPointer(event, slug)}
            // The pointer may have been here before hydration.
            onPointerMove={(event) => onPointer(event, slug)}
          >
            <ShopLink
              to={categoryLink(slug)}
              data-menu={1}
              className={`nav-link ${isSale ? 'text-sale' : ''} ${isOpen ? 'underline underline-offset-8' : ''}`}
              onClick={(event) => {
                const isTouch =
                  event.nativeEvent instanceof window.PointerEvent &&
                  event.nativeEvent.pointerType === 'touch';
                if (!isTouch || !hasPanel || isOpen) return;
                event.preventDefault();
                setOpen(slug);
              }}
            >
              {name}
            </ShopLink>
            <button
              type="button"
              data-toggle={slug}
              aria-expanded={isOpen}
              aria-label={t('showMenuOf', { name })}
              className="sr-only focus-visible:not-sr-only"
              onClick={() => setOpen(isOpen ? null : slug)}
            >
              <ChevronDownIcon className="size-4" />
            </button>
            {isOpen && panel && hasPanel && <MenuPanel department={panel} />}
          </div>
        );
      })}
    </nav>
  );
}
