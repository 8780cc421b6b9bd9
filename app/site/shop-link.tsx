import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from './local-path.ts';

export interface ShopLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without a language; the link adds the visitor's own. */
  to: string;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/** The value of `data-link` on a link that does not scroll the page. */
export const KEEPS_SCROLL = 'keep-scroll';

/**
 * A link within the shop. A page has hundreds of them, and the router's component renders anew with each navigation, so they are
 * plain anchors: `useLinkNavigation` follows and prefetches them.
 */
export function ShopLink({ to, preventScrollReset = false, ...rest }: ShopLinkProps) {
  const href = useLocalPath()(to);
  if (!isWholePath(href)) return <Link {...rest} to={href} preventScrollReset={preventScrollReset} />;
  return <a {...rest} href={href} data-link={preventScrollReset ? KEEPS_SCROLL : ''} />;
}

/** Anything else (another site, a hash, a relative path) is resolved by the router. */
function isWholePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}
