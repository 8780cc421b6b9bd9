import type { ReactNode } from 'react';
import { useLocalPath } from './local-path.ts';
import { ShopLink } from './shop-link.tsx';

interface SignInLinkProps {
  /** Where somebody is, as an address without its language. */
  backTo: string;
  className: string;
  children: ReactNode;
}

/** To sign in and come back, in the same language. */
export function SignInLink({ backTo, className, children }: SignInLinkProps) {
  const local = useLocalPath();
  return (
    <ShopLink to={`/sign-in?returnTo=${encodeURIComponent(local(backTo))}`} className={className}>
      {children}
    </ShopLink>
  );
}
