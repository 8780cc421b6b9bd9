import { Link, type LinkProps } from 'react-router';
import { IconButtonCount, iconButtonClass } from '#ui/icon-button.tsx';

export interface IconLinkProps extends Omit<LinkProps, 'aria-label'> {
  label: string;
  look?: 'plain' | 'framed' | 'raised';
  count?: string;
}

/** A 44px link that shows an icon only. */
export function IconLink({ label, look, count, className, children, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={iconButtonClass(look, className)}>
      {children}
      {count && <IconButtonCount count={count} />}
    </Link>
  );
}
