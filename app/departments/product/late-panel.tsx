import { lazy, Suspense } from 'react';
import { makeLate } from '#app/site/late.tsx';
import { useHydrated } from '#app/site/use-hydrated.ts';
import { whenIdle } from '#app/site/when-idle.ts';
import type { ScrollToolsProps } from './scroll-tools.tsx';

const load = () => import('./panel-rest.tsx');

export const LatePanel = makeLate(import.meta.env.SSR ? (await load()).default : null, load);

/** What follows a shopper down the page; there is nothing of it before they scroll. */
const ScrollTools = lazy(() => whenIdle().then(() => import('./scroll-tools.tsx')));

export function LateScrollTools(props: ScrollToolsProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Suspense>
      <ScrollTools {...props} />
    </Suspense>
  );
}
