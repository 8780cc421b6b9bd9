import { classNames } from '#ui/class-names.ts';
import './tabs.css';

export interface SegmentedControlProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  className?: string;
}

/** A choice among a few, side by side; radio buttons underneath, so it works in any form. */
export function SegmentedControl({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  className,
}: SegmentedControlProps) {
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className="sr-only">{legend}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              onChange={() => onChange?.(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
