import { classNames } from '#ui/class-names.ts';

export interface ProgressBarProps {
  label: string;
  value: number;
  max?: number;
  tone?: 'ink' | 'good' | 'star';
  className?: string;
}

export function ProgressBar({ label, value, max = 100, tone = 'ink', className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={Math.min(max, Math.max(0, value))}
      max={max}
      className={classNames('progress', tone !== 'ink' && `progress-${tone}`, className)}
    />
  );
}
