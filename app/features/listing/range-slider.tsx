import type { CSSProperties } from 'react';

interface RangeSliderProps {
  min: number;
  max: number;
  from: number;
  to: number;
  fromLabel: string;
  toLabel: string;
  unit: string;
  onSlide: (from: number, to: number) => void;
  /** Called when the thumb is released. */
  onSettle: (from: number, to: number) => void;
}

/** Two native sliders on one track, so that keyboard, touch and screen readers work. */
export function RangeSlider({
  min,
  max,
  from,
  to,
  fromLabel,
  toLabel,
  unit,
  onSlide,
  onSettle,
}: RangeSliderProps) {
  const low = within(from, min, max);
  const high = within(to, min, max);
  const share = (value: number) => (max > min ? (value - min) / (max - min) : 0);
  const valueText = (value: number) => ({ 'aria-valuetext': `${value} ${unit}` });
  const settle = () => onSettle(low, high);
  const common = {
    type: 'range',
    min,
    max,
    step: 1,
    onPointerUp: settle,
    onKeyUp: (event: { key: string }) => /^(Arrow|Page|Home|End)/.test(event.key) && settle(),
  } as const;
  return (
    <div className="range-slider" style={{ '--from': share(low), '--to': share(high) } as CSSProperties}>
      <input
        {...common}
        aria-label={fromLabel}
        {...valueText(low)}
        value={low}
        onChange={(event) => onSlide(Math.min(Number(event.target.value), high), high)}
      />
      <input
        {...common}
        aria-label={toLabel}
        {...valueText(high)}
        value={high}
        onChange={(event) => onSlide(low, Math.max(Number(event.target.value), low))}
      />
    </div>
  );
}

function within(value: number, min: number, max: number): number {
  return Number.isNaN(value) ? min : Math.min(Math.max(value, min), max);
}
