import { createContext, use } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

type Site = Exclude<ReturnType<typeof useRouteLoaderData<typeof loader>>, undefined>;

/** Set once by the root: what reads the root's loader data from the router renders anew with each navigation. */
export const SiteContext = createContext<Site | null>(null);

/** Brand, language and origin of the page: the same for every visitor of a brand and language. */
export function useSite(): Site {
  const site = useSiteIfKnown();
  if (!site) throw new Error('useSite needs the root loader');
  return site;
}

/** Null on pages that failed before the root loader returned. */
export function useSiteIfKnown(): Site | null {
  const site = use(SiteContext);
  // biome-ignore lint/correctness/useHookAtTopLevel: it reads a context only, which may be conditional
  return site ?? useRouteLoaderData<typeof loader>('root') ?? null;
}
