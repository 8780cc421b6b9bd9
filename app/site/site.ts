import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** Brand, language and origin of the page: the same for every visitor of a brand and language. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('root');
  if (!site) throw new Error('useSite needs the root loader');
  return site;
}

/** Null on pages that failed before the root loader returned. */
export function useSiteIfKnown() {
  return useRouteLoaderData<typeof loader>('root') ?? null;
}
