import href from '#app/theme/deferred.css?url';

let isLinked = false;

/**
 * The address for a page that is not deferred, and in the browser for every page after it: removing the link would remove its
 * rules. Null while only deferred pages were shown.
 */
export function deferredStylesHref(isDeferred: boolean): string | null {
  if (import.meta.env.SSR) return isDeferred ? null : href;
  isLinked ||= !isDeferred;
  return isLinked ? href : null;
}

let loading: Promise<void> | undefined;

/** Loads the stylesheet of what appears only after an interaction; deferred parts wait for it before they hydrate. */
export function loadDeferredStyles(): Promise<void> {
  loading ??= new Promise((resolve) => {
    if (!href) return resolve();
    // `page-starter.js` adds it while the scripts load.
    const added = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`);
    if (added?.sheet) return resolve();
    const link = added ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    // A failed stylesheet must not keep the parts from hydrating.
    link.onload = link.onerror = () => resolve();
    // At the end, as `scripts/vite-library-changes.ts` says.
    if (!added) document.body.append(link);
  });
  return loading;
}
