import { useEffect } from 'react';
import { sectionChosen } from '#commerce/content/preview-message.ts';
import { parentOrigins } from './use-preview-data.ts';

interface ShownPage {
  containers: readonly { sections: readonly { id: string }[] }[];
}

const BLOCKS = '.band-section';

/** Marks the selected section and reports clicks on sections to the editor. Links are disabled in the preview. */
export function useChosenSection(
  page: ShownPage | null,
  chosen: string | null,
  parents: readonly string[],
): void {
  useEffect(() => {
    if (!page) return;
    const ids = page.containers.flatMap(({ sections }) => sections.map(({ id }) => id));
    const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)];
    for (const [index, block] of blocks.entries()) {
      block.toggleAttribute('data-preview-chosen', ids[index] === chosen && chosen !== null);
    }
    const marked = blocks[ids.indexOf(chosen ?? '')];
    if (marked && !isInView(marked)) marked.scrollIntoView({ block: 'center' });
  }, [page, chosen]);

  useEffect(() => {
    const press = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('a[href], button[type="submit"]')) event.preventDefault();
      const block = event.target.closest(BLOCKS);
      const ids = page?.containers.flatMap(({ sections }) => sections.map(({ id }) => id)) ?? [];
      const id = block && ids[[...document.querySelectorAll(BLOCKS)].indexOf(block)];
      if (!id) return;
      for (const origin of parentOrigins(parents)) window.parent.postMessage(sectionChosen(id), origin);
    };
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [page, parents]);
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}
