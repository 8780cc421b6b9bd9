import { classNames } from '#ui/class-names.ts';
import { MinusIcon, PlusIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';

export interface QuantityStepperProps {
  /** Names the number, for example "Quantity of Wrap dress". */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** For a form that is sent without script. */
  name?: string;
  disabled?: boolean;
  className?: string;
}

export function QuantityStepper({
  label,
  lessLabel,
  moreLabel,
  value,
  min = 1,
  max = 99,
  onChange,
  name,
  disabled,
  className,
}: QuantityStepperProps) {
  const change = (to: number) => {
    const within = Math.min(max, Math.max(min, Math.round(to)));
    if (within !== value && Number.isFinite(to)) onChange(within);
  };
  return (
    <span className={classNames('stepper', className)}>
      <IconButton label={lessLabel} disabled={disabled || value <= min} onClick={() => change(value - 1)}>
        <MinusIcon />
      </IconButton>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        className="stepper-input"
        name={name}
        min={min}
        max={max}
        disabled={disabled}
        // A new value from outside starts the field anew; typing in between is left alone until it is done.
        key={value}
        defaultValue={value}
        onBlur={(event) => change(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => event.key === 'Enter' && change(event.currentTarget.valueAsNumber)}
      />
      <IconButton label={moreLabel} disabled={disabled || value >= max} onClick={() => change(value + 1)}>
        <PlusIcon />
      </IconButton>
    </span>
  );
}
