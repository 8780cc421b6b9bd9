import { useState } from 'react';
import { type FieldText, TextField } from '#ui/field.tsx';
import { readPounds } from './read-pounds.ts';

interface PoundsFieldProps extends FieldText {
  id: string;
  /** Pence. */
  value: number | undefined;
  onChange: (pence: number | undefined) => void;
}

/** An amount typed in pounds and stored in pence. */
export function PoundsField({ value, onChange, ...text }: PoundsFieldProps) {
  const [typed, setTyped] = useState(() => (value === undefined ? '' : (value / 100).toFixed(2)));
  return (
    <TextField
      {...text}
      inputMode="decimal"
      value={typed}
      affix={
        <span className="studio-pound" aria-hidden="true">
          £
        </span>
      }
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(readPounds(event.target.value));
      }}
    />
  );
}
