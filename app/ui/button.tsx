import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/spinner.tsx';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'link';
  size?: 'small' | 'normal' | 'large';
  /** As wide as its container. */
  wide?: boolean;
}

export function buttonClass(
  { variant = 'primary', size = 'normal', wide }: ButtonLook,
  more?: string,
): string {
  return classNames(
    'button',
    `button-${variant}`,
    size !== 'normal' && `button-${size}`,
    wide && 'button-wide',
    more,
  );
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  loading?: boolean;
  /** Said to screen readers while loading, for example "Adding to basket". */
  loadingLabel?: string;
  children: ReactNode;
}

export function Button({
  variant,
  size,
  wide,
  loading = false,
  loadingLabel,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      // Not `disabled`: a disabled button would drop the keyboard's place while it waits.
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <span className="button-label">{children}</span>
      {loading && (
        <span className="button-wait">
          <Spinner />
          {loadingLabel && <span className="sr-only">{loadingLabel}</span>}
        </span>
      )}
    </button>
  );
}
