import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';

export interface RatingProps {
  /** 0 to 5. */
  value: number;
  /** The visible number, for example "4.6". */
  text?: string;
  /** How many people rated, for example "(128)". */
  count?: string;
  /** The full text for screen readers, for example "Rated 4.6 out of 5 by 128 customers". */
  label: string;
  size?: 'normal' | 'large';
  className?: string;
}

export function Rating({ value, text, count, label, size = 'normal', className }: RatingProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className={classNames('rating', size === 'large' && 'rating-large', className)}
    >
      <span className="rating-stars" style={{ '--value': value } as CSSProperties} />
      {text && <span>{text}</span>}
      {count && <span className="rating-count">{count}</span>}
    </span>
  );
}
