import { useEffect, useState } from 'react';
import { runInIdleTurn } from '#app/hydration/idle-queue.ts';
import { whenIdle } from '#app/hydration/when-idle.ts';
import type { loader } from '#app/routes/api/menu.ts';
import { callApi } from '#app/site/api-call.ts';
import { useSiteIfKnown } from '#app/site/site.ts';
import type { MenuDepartment } from '#commerce/content/menu.ts';

const loaded = new Map<string, Promise<MenuDepartment[]>>();

function loadMenu(locale: string): Promise<MenuDepartment[]> {
  const cached = loaded.get(locale);
  if (cached) return cached;
  const loading = fetchMenu(locale);
  loading.catch(() => loaded.delete(locale));
  loaded.set(locale, loading);
  return loading;
}

async function fetchMenu(locale: string): Promise<MenuDepartment[]> {
  const response = await callApi<typeof loader>(`/_api/menu?locale=${locale}`);
  if (!response.ok) throw new Error(`menu: ${response.status}`);
  return (await response.json()).departments;
}

/**
 * The whole menu, fetched once per page load: at once when it is wanted, else when the page is idle. It is then shown after everything
 * has hydrated: React would begin a part anew that it is at work on.
 */
export function useMenu(isWanted: boolean): MenuDepartment[] {
  const locale = useSiteIfKnown()?.locale ?? 'en-GB';
  const [menu, setMenu] = useState<MenuDepartment[]>([]);

  useEffect(() => {
    let isCurrent = true;
    const loading = isWanted
      ? loadMenu(locale)
      : whenIdle()
          .then(() => loadMenu(locale))
          .then((departments) => runInIdleTurn(async () => departments));
    loading.then((departments) => isCurrent && setMenu(departments)).catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [isWanted, locale]);

  return menu;
}
