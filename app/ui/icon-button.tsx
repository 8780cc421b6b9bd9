import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The button's name; there is no other text. */
  label: string;
  look?: 'plain' | 'framed' | 'raised';
  /** A number in the corner, hidden when absent; the label should say it too. */
  count?: string;
  children: ReactNode;
}

/** A 44px button that shows an icon only. */
export function IconButton({
  label,
  look = 'plain',
  count,
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconButtonClass(look, className)}>
      {children}
      {count && <IconButtonCount count={count} />}
    </button>
  );
}

export function iconButtonClass(look: 'plain' | 'framed' | 'raised' = 'plain', more?: string): string {
  return classNames('icon-button', look !== 'plain' && `icon-button-${look}`, more);
}

export function IconButtonCount({ count }: { count: string }) {
  return (
    <span className="icon-button-count" aria-hidden="true">
      {count}
    </span>
  );
}
