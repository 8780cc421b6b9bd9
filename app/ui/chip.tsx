import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { CloseIcon } from '#ui/icon.tsx';

export interface ChipProps extends ComponentProps<'button'> {
  /** On or off; without it the chip is a plain action. */
  pressed?: boolean;
  /** Shows a cross: the click takes it away. */
  removable?: boolean;
}

/** A pill that switches something on or takes it away. */
export function Chip({ pressed, removable, type = 'button', className, children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={classNames('chip', removable && 'chip-removable', className)}
    >
      {children}
      {removable && <CloseIcon />}
    </button>
  );
}

export interface ChipLinkProps extends LinkProps {
  selected?: boolean;
  removable?: boolean;
}

/** The same pill as a link, for filters that work before script has loaded. */
export function ChipLink({ selected, removable, className, children, ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      aria-current={selected ? 'true' : undefined}
      className={classNames('chip', removable && 'chip-removable', className)}
    >
      {children}
      {removable && <CloseIcon />}
    </Link>
  );
}
