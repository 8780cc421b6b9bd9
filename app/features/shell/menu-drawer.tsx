import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import type { Department, MenuDepartment } from '#commerce/content/menu.ts';
import { categoryLink } from '#commerce/links/shop-links.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon.tsx';
import { NativeDrawer } from '#ui/native-drawer.tsx';
import { closeOverlay, isOverlayOpen } from '#ui/native-overlay.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { useMenu } from './use-menu.ts';

/** The drawer's id, for the button that opens it. */
export const MENU_DRAWER = 'menu';

const ROW = 'flex min-h-13 w-full items-center justify-between gap-4 text-start';

/** The menu on phones: departments first, then one department's categories. */
export function MenuDrawer({ departments }: { departments: Department[] }) {
  const t = useTranslations('shell');
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const menu = useMenu(open);
  const [chosen, setChosen] = useState<string | null>(null);
  const department = open ? menu.find(({ slug }) => slug === chosen) : undefined;
  // A navigation closes it; one that was opened before hydration stays.
  const shownAt = useRef(key);
  useEffect(() => setOpen(isOverlayOpen(MENU_DRAWER)), []);
  useEffect(() => {
    if (shownAt.current !== key) closeOverlay(MENU_DRAWER);
    shownAt.current = key;
  }, [key]);

  return (
    <NativeDrawer
      id={MENU_DRAWER}
      onToggle={setOpen}
      side="left"
      title={department?.name ?? t('menu')}
      closeLabel={t('closeMenu')}
    >
      {department ? (
        <DepartmentPage department={department} onBack={() => setChosen(null)} />
      ) : (
        <>
          <ul className="divide-line divide-y">
            {departments.map(({ slug, name, isSale }) => {
              const hasPage = (menu.find((entry) => entry.slug === slug)?.columns.length ?? 0) > 0;
              return (
                <li key={slug} className={isSale ? 'text-sale' : undefined}>
                  {hasPage ? (
                    <button type="button" className={`${ROW} text-lg`} onClick={() => setChosen(slug)}>
                      {name}
                      <ChevronRightIcon />
                    </button>
                  ) : (
                    <ShopLink to={categoryLink(slug)} data-menu={1} className={`${ROW} text-lg`}>
                      {name}
                    </ShopLink>
                  )}
                </li>
              );
            })}
          </ul>
          <ul className="border-line mt-6 border-t pt-4">
            {(['account', 'wishlist', 'basket'] as const).map((page) => (
              <li key={page}>
                <ShopLink to={`/${page}`} className={ROW}>
                  {t(page)}
                </ShopLink>
              </li>
            ))}
          </ul>
          <div className="mt-4">
            <LanguageSwitch />
          </div>
        </>
      )}
    </NativeDrawer>
  );
}

function DepartmentPage({ department, onBack }: { department: MenuDepartment; onBack: () => void }) {
  const t = useTranslations('shell');
  return (
    <>
      <button type="button" className="text-soft flex min-h-11 items-center gap-2 text-sm" onClick={onBack}>
        <ChevronLeftIcon className="size-4" />
        {t('back')}
      </button>
      <ShopLink
        to={categoryLink(department.slug)}
        data-menu={1}
        className={`${ROW} border-line border-b font-medium`}
      >
        {t('shopAll', { name: department.name })}
      </ShopLink>
      {department.columns.map((column) => (
        <details
          key={column.name}
          className="border-line group border-b"
          open={department.columns.length === 1}
        >
          <summary className={ROW}>
            {column.name}
            <ChevronRightIcon className="transition-transform group-open:rotate-90" />
          </summary>
          <ul className="pb-3 pl-3">
            {column.links.map((link) => (
              <li key={link.href}>
                <ShopLink to={link.href} data-menu={3} className="text-soft flex min-h-11 items-center">
                  {link.name}
                </ShopLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
