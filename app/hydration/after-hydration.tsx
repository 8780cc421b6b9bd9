import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Renders its content once the page is hydrated; only this component renders again for it, not the page around it. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() ? children : null;
}
