import { isSectionType, SECTION_TYPES } from '#commerce/content/section-types.ts';
import { preloadSections } from './registry.ts';

/**
 * Sections that are already in the page are fetched before it comes alive, so that none of them ever goes blank;
 * the server has all of them at hand.
 */
await preloadSections(typeof document === 'undefined' ? SECTION_TYPES : sectionsInDocument());

function sectionsInDocument() {
  const shown = document.querySelectorAll<HTMLElement>('[data-section]');
  return [...new Set([...shown].map(({ dataset }) => dataset.section ?? ''))].filter(isSectionType);
}
