import { useEffect, useState } from 'react';
import { useSiteIfKnown } from '#app/site/site.ts';
import type { MenuDepartment } from '#commerce/content/menu.ts';

const loaded = new Map<string, Promise<MenuDepartment[]>>();

function loadMenu(locale: string): Promise<MenuDepartment[]> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading = fetch(`/_api/menu?locale=${locale}`)
    .then((response) => response.json())
    .then((menu: { departments: MenuDepartment[] }) => menu.departments);
  loading.catch(() => loaded.delete(locale));
  loaded.set(locale, loading);
  return loading;
}

/** The whole menu: fetched once a visit, when the browser is idle or the visitor reaches for it. */
export function useMenu(isWanted: boolean): MenuDepartment[] {
  const locale = useSiteIfKnown()?.locale ?? 'en-GB';
  const [menu, setMenu] = useState<MenuDepartment[]>([]);

  useEffect(() => {
    let isCurrent = true;
    const load = () => {
      loadMenu(locale)
        .then((departments) => isCurrent && setMenu(departments))
        .catch(() => {});
    };
    const timer = isWanted ? setTimeout(load) : setTimeout(load, 2_500);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isWanted, locale]);

  return menu;
}
