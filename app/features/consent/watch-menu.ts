import { pushEvent } from '#app/site/data-layer.ts';

/** Links of the menu carry their level: 1 a department, 2 a group, 3 a category. */
export function watchMenu(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-menu]') : null;
      if (!link) return;
      const label = link.textContent?.trim() ?? '';
      pushEvent({ event: 'menuTracking', label, href: link.pathname, level: Number(link.dataset.menu) });
    },
    { capture: true },
  );
}
