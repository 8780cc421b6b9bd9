import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import english from '#app/i18n/en-GB/page.ts';
import { Texts } from '#app/i18n/texts.tsx';
import type { BrandPage } from '#commerce/links/known-brands.ts';
import { checkSection } from './definitions.ts';
import { BrandPageContext } from './parts/content-link.tsx';
import { sectionComponent } from './registry.ts';

/** A section's HTML as the server writes it, for tests. */
export async function renderSection(
  type: string,
  given: object,
  options: { data?: unknown; isEager?: boolean; brandPage?: BrandPage } = {},
): Promise<string> {
  const checked = checkSection(type, given as Record<string, unknown>);
  if ('reason' in checked) throw new Error(checked.reason);
  const component = sectionComponent(type);
  if (!component) throw new Error(`${type} has no component`);
  const { data = null, isEager = false, brandPage = null } = options;
  const section = createElement(component, { id: 'test', fields: checked.fields, data, isEager });
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
