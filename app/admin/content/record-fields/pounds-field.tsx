import { useState } from 'react';
import { currencySign, DEFAULT_CURRENCY, toDecimal } from '#commerce/pricing/format-money.ts';
import { type FieldText, TextField } from '#ui/field.tsx';
import { readPounds } from './read-pounds.ts';

interface PoundsFieldProps extends FieldText {
  id: string;
  /** Without a sign, for an amount of another currency. */
  isPlain?: boolean;
  /** Minor units. */
  value: number | undefined;
  onChange: (pence: number | undefined) => void;
}

/** An amount in the shop's own currency, stored in minor units. */
export function PoundsField({ value, onChange, isPlain = false, ...text }: PoundsFieldProps) {
  const [typed, setTyped] = useState(() =>
    value === undefined ? '' : toDecimal({ centAmount: value, currencyCode: DEFAULT_CURRENCY }),
  );
  return (
    <TextField
      {...text}
      inputMode="decimal"
      value={typed}
      affix={
        !isPlain && (
          <span className="studio-pound" aria-hidden="true">
            {currencySign('en-GB', DEFAULT_CURRENCY)}
          </span>
        )
      }
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(readPounds(event.target.value));
      }}
    />
  );
}
