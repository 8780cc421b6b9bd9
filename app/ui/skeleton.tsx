import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';

export interface SkeletonProps {
  /** Height divided by width, for pictures. */
  ratio?: number;
  /** CSS lengths, for anything else. */
  width?: string;
  height?: string;
  className?: string;
}

/** A placeholder for what is loading; hidden from screen readers, the region around it has `aria-busy`. */
export function Skeleton({ ratio, width, height, className }: SkeletonProps) {
  const style: CSSProperties = { width, height, aspectRatio: ratio ? `1 / ${ratio}` : undefined };
  return <span className={classNames('skeleton', className)} style={style} aria-hidden="true" />;
}

export function SkeletonText({ lines = 1, className }: { lines?: number; className?: string }) {
  return (
    <span className={classNames('skeleton-lines', className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line + 1).map((line) => (
        <span key={line} className="skeleton skeleton-line" />
      ))}
    </span>
  );
}
