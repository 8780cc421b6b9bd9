import { Link, type LinkProps } from 'react-router';
import { useLocalPath } from './local-path.ts';

export interface ShopLinkProps extends Omit<LinkProps, 'to'> {
  /** Path without a language; the link adds the visitor's own. */
  to: string;
}

/** A link within the shop. Data is fetched when the visitor shows intent, so that the page is there at the click. */
export function ShopLink({ to, prefetch = 'intent', ...rest }: ShopLinkProps) {
  const local = useLocalPath();
  return <Link {...rest} to={local(to)} prefetch={prefetch} />;
}
