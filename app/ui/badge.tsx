import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

export interface BadgeProps {
  tone?: 'plain' | 'ink' | 'accent' | 'sale' | 'good' | 'quiet';
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tone !== 'plain' && `badge-${tone}`, className)}>{children}</span>
  );
}
