import type { ReactNode } from 'react';
import { useLocalPath } from './local-path.ts';
import { ShopLink } from './shop-link.tsx';

interface SignInLinkProps {
  /** The current page, as an address without its language. */
  backTo: string;
  className: string;
  children: ReactNode;
}

/** Leads to sign-in and back to the page, in the same language. */
export function SignInLink({ backTo, className, children }: SignInLinkProps) {
  const local = useLocalPath();
  return (
    <ShopLink to={`/sign-in?returnTo=${encodeURIComponent(local(backTo))}`} className={className}>
      {children}
    </ShopLink>
  );
}
