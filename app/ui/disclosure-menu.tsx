import { type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { ChevronDownIcon } from '#ui/icon.tsx';

export interface DisclosureMenuProps {
  /** What the button shows. */
  label: ReactNode;
  /** Names the button where `label` is not enough. */
  accessibleLabel?: string;
  /** Links or buttons, each in its own `<li>`. */
  children: ReactNode;
  className?: string;
}

/** A button that opens a list of links. Opens, closes outside and on Escape without script. */
export function DisclosureMenu({ label, accessibleLabel, children, className }: DisclosureMenuProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={accessibleLabel}
        className={classNames('menu-button', className)}
      >
        {label}
        <ChevronDownIcon />
      </button>
      <div id={id} popover="auto" className="menu-list" onClickCapture={closeOnChoice}>
        <ul>{children}</ul>
      </div>
    </>
  );
}

function closeOnChoice(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('a, button')) event.currentTarget.hidePopover();
}
