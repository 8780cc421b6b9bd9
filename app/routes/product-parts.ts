import { type ComponentType, createElement, lazy } from 'react';
import { isInPage } from '#app/site/in-page.ts';
import { whenIdle } from '#app/site/when-idle.ts';
import type { ProductProps } from './product-whole.tsx';

const loadProduct = () => import('./product-whole.tsx');
const loadNotFound = () => import('../sections/not-found-view.tsx');

let atHand: ComponentType<ProductProps> | null = import.meta.env.SSR ? (await loadProduct()).default : null;

export async function bringProduct(): Promise<void> {
  atHand = (await loadProduct()).default;
}

/** The server sends the whole page; in the browser it comes alive in place once the page has come to rest. */
const Late = lazy(() => whenIdle().then(loadProduct));

export const productPart = (): ComponentType<ProductProps> => atHand ?? Late;

const sent = import.meta.env.SSR ? null : document.querySelector('main.product-page');
const AS_SENT = {
  id: 'content',
  className: 'product-page',
  dangerouslySetInnerHTML: { __html: sent?.innerHTML ?? '' },
};

/** Should something change before the page is alive, it goes on showing what the server sent. */
export const AsSent = () => createElement('main', AS_SENT);

export const NotFoundView = isInPage('.product-missing')
  ? (await loadNotFound()).NotFoundView
  : lazy(() => loadNotFound().then(({ NotFoundView: view }) => ({ default: view })));
