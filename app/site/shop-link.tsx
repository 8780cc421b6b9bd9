import { Link, type LinkProps } from 'react-router';
import { useLocalPath } from './local-path.ts';

export interface ShopLinkProps extends Omit<LinkProps, 'to'> {
  /** Path without a language; the link adds the visitor's own. */
  to: string;
}

/** A link within the shop. Data is fetched when the visitor shows intent, so that the page is there at the click. */
export function ShopLink({ to, prefetch = 'intent', ...rest }: ShopLinkProps) {
  const href = useLocalPath()(to);
  // What the router's link does, it does in the browser; a page has hundreds, and on the server an anchor is enough.
  if (import.meta.env.SSR && isWholePath(href)) return <PlainLink {...rest} href={href} />;
  return <Link {...rest} to={href} prefetch={prefetch} />;
}

/** The same element that the router's link makes. */
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

/** Anything else (another site, a hash, a relative path) is for the router to resolve. */
function isWholePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}
