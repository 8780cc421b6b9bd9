import href from '#app/theme/further.css?url';

let isLinked = false;

/** The address for a page that does not sleep, and for those after it: a link that went would take its rules along. */
export function linkedFurther(sleeps: boolean): string | null {
  if (import.meta.env.SSR) return sleeps ? null : href;
  isLinked ||= !sleeps;
  return isLinked ? href : null;
}

let coming: Promise<void> | undefined;

/** The stylesheet of what comes with somebody's first move; there before any part is alive. */
export function furtherStyles(): Promise<void> {
  coming ??= new Promise((resolve) => {
    if (!href || document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // Without it the parts still work: better plain than never.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  return coming;
}
