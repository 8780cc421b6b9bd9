import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** Which shop this page belongs to: the same for every visitor of a brand and language. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('root');
  if (!site) throw new Error('useSite needs the root loader');
  return site;
}

/** Pages that failed before the root loader answered have no site. */
export function useSiteIfKnown() {
  return useRouteLoaderData<typeof loader>('root') ?? null;
}
