import { Link, type LinkProps } from 'react-router';
import { useLocalPath } from './local-path.ts';

export interface ShopLinkProps extends Omit<LinkProps, 'to'> {
  /** Path without a language; the link adds the visitor's own. */
  to: string;
}

/** A link within the shop. Data is prefetched on hover or focus, so that the page is there at the click. */
export function ShopLink({ to, prefetch = 'intent', ...rest }: ShopLinkProps) {
  const href = useLocalPath()(to);
  // A page has hundreds of links, and the router's component does nothing on the server that an anchor does not.
  if (import.meta.env.SSR && isWholePath(href)) return <PlainLink {...rest} href={href} />;
  return <Link {...rest} to={href} prefetch={prefetch} />;
}

/** The same element that the router's `Link` renders. */
function PlainLink({
  discover = 'render',
  reloadDocument,
  replace,
  state,
  preventScrollReset,
  relative,
  viewTransition,
  mask,
  defaultShouldRevalidate,
  ...rest
}: Omit<ShopLinkProps, 'to' | 'prefetch'> & { href: string }) {
  return <a {...rest} data-discover={discover === 'render' ? 'true' : undefined} />;
}

/** Anything else (another site, a hash, a relative path) is resolved by the router. */
function isWholePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}
