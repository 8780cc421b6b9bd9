import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { ChevronDownIcon } from '#ui/icon.tsx';

export interface AccordionProps {
  title: ReactNode;
  /** Beside the arrow, for example what is chosen inside. */
  extra?: ReactNode;
  /** Items of one name are open one at a time. */
  name?: string;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** One item of an accordion; stack several. Works, and is found by the browser's search, without script. */
export function Accordion({ title, extra, name, open, onToggle, className, children }: AccordionProps) {
  return (
    <details
      name={name}
      open={open}
      className={classNames('accordion', className)}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="accordion-summary">
        <span>{title}</span>
        {extra && <span className="accordion-extra">{extra}</span>}
        <ChevronDownIcon />
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  );
}
