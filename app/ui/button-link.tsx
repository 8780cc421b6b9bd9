import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from '#ui/button.tsx';

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
      <span className="button-label">{children}</span>
    </Link>
  );
}
