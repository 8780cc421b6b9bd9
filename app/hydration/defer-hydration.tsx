import { type ComponentType, createElement, lazy, useState } from 'react';
import { pageTexts } from '#app/i18n/page-texts.ts';
import { loadWithRetry } from '#ui/lazy.ts';
import { layOutDeferredContent } from './deferred-layout.ts';
import { loadDeferredStyles } from './deferred-styles.ts';
import { runInIdleTurn, runInTurn } from './idle-queue.ts';

interface PartModule<P> {
  default: ComponentType<P>;
}

interface DeferredPart<P> {
  Part: ComponentType<P>;
  /** Fetches the code now, for the client loader of a page that is about to be shown. */
  fetch: () => Promise<unknown>;
}

let isFirstPage = true;

/** Called when the first page begins to hydrate: the code of every later page is fetched together with its data. */
export function leaveFirstPage(): void {
  isFirstPage = false;
}

interface DeferOptions {
  /** Most visits never show it, so pages do not preload it (`scripts/vite-deferred-parts.ts`). */
  isRare?: boolean;
  /** It answers without script, so everything else hydrates first. */
  isLast?: boolean;
}

/**
 * A part of the page that the server renders and that hydrates in its turn. Render it inside a `Suspense`
 * boundary of its own: React leaves the server's HTML untouched until the code has run.
 */
export function deferHydration<P extends object>(
  load: () => Promise<PartModule<P>>,
  { isLast = false }: DeferOptions = {},
): DeferredPart<P> {
  if (import.meta.env.SSR) return { Part: lazy(load), fetch: load };
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<PartModule<P>> | null = null;
  async function loadAll(): Promise<PartModule<P>> {
    const [part] = await Promise.all([load(), pageTexts(), loadDeferredStyles()]);
    loaded = part.default;
    layOutDeferredContent();
    return part;
  }
  function fetch(): Promise<PartModule<P>> {
    loading ??= loadAll().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  }
  const inTurn = isLast ? runInIdleTurn : runInTurn;
  const Waiting = lazy(() => inTurn(fetch).catch(() => loadWithRetry(fetch)));
  if (!isFirstPage) void fetch().catch(() => {});
  function Part(props: P) {
    // Chosen once: another component type in the same place would lose the state of the part.
    const [Component] = useState(() => loaded ?? Waiting);
    return createElement(Component, props);
  }
  return { Part, fetch };
}
