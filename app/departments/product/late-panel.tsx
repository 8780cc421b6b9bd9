import { lazy, Suspense } from 'react';
import { whenIdle } from '#app/site/when-idle.ts';
import type { PanelRestProps } from './panel-rest.tsx';
import type { ScrollToolsProps } from './scroll-tools.tsx';

/** The server has it at hand; in the browser its words stand from the start and come alive a moment later. */
const PanelRest = import.meta.env.SSR
  ? (await import('./panel-rest.tsx')).default
  : lazy(() => whenIdle().then(() => import('./panel-rest.tsx')));

/** What follows a shopper down the page; there is nothing of it before they scroll. */
const ScrollTools = import.meta.env.SSR
  ? () => null
  : lazy(() => whenIdle().then(() => import('./scroll-tools.tsx')));

export function LatePanel(props: PanelRestProps) {
  return (
    <Suspense>
      <PanelRest {...props} />
    </Suspense>
  );
}

export function LateScrollTools(props: ScrollToolsProps) {
  return (
    <Suspense>
      <ScrollTools {...props} />
    </Suspense>
  );
}
