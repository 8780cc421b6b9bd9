import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import english from '#app/i18n/languages/en-GB.ts';
import { Texts } from '#app/i18n/texts.tsx';
import type { SectionType } from '#commerce/content/section-types.ts';
import type { BrandPage } from '#commerce/links/known-brands.ts';
import { checkSection } from './check-section.ts';
import { BrandPageContext } from './parts/content-link.tsx';
import { preloadSections, sectionComponent } from './registry.ts';
import type { SectionProps } from './section.ts';

/** A section's HTML as the server writes it, for tests. */
export async function renderSection(
  type: SectionType,
  given: object,
  options: { data?: unknown; isEager?: boolean; brandPage?: BrandPage } = {},
): Promise<string> {
  const answer = checkSection(type, given as Record<string, unknown>);
  if ('reason' in answer) throw new Error(answer.reason);
  await preloadSections([type]);
  const { data = null, isEager = false, brandPage = null } = options;
  const props = { id: 'test', fields: answer.fields, data, isEager };
  const section = createElement(sectionComponent(type)!, props as unknown as SectionProps<never, never>);
  return renderInShop(<BrandPageContext value={brandPage}>{section}</BrandPageContext>);
}

export function renderInShop(children: ReactNode): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => children }]);
  return renderToStaticMarkup(
    <Texts locale="en-GB" messages={english}>
      <Stub initialEntries={['/']} />
    </Texts>,
  );
}
