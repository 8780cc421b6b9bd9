import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';

export interface TooltipProps {
  /** Names the button that opens it. */
  label: string;
  /** What the button shows, usually an icon. */
  trigger: ReactNode;
  className?: string;
  children: ReactNode;
}

/** An explanation on demand. Opened by click or key, so it works on touch screens; needs no script. */
export function Tooltip({ label, trigger, className, children }: TooltipProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={classNames('icon-button', className)}
      >
        {trigger}
      </button>
      <div id={id} popover="auto" className="tooltip">
        {children}
      </div>
    </>
  );
}
