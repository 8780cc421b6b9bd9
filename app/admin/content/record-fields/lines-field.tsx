import { useState } from 'react';
import { type FieldText, TextAreaField } from '#ui/field.tsx';

interface LinesFieldProps extends FieldText {
  id: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

const LEAST_ROWS = 3;
const MOST_ROWS = 12;

/** A list of words as people write lists: one a line. */
export function LinesField({ values, onChange, ...text }: LinesFieldProps) {
  const [typed, setTyped] = useState(() => values.join('\n'));
  return (
    <TextAreaField
      {...text}
      value={typed}
      rows={Math.min(MOST_ROWS, Math.max(LEAST_ROWS, typed.split('\n').length + 1))}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(readLines(event.target.value));
      }}
    />
  );
}

function readLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
