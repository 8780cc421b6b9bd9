import { useEffect, useRef } from 'react';

export interface ErrorSummaryProps {
  /** For example "Please check 2 answers". */
  title: string;
  /** Each leads to its field by id. */
  errors: readonly { fieldId: string; message: string }[];
}

/** All that a submit found wrong; takes the focus when it appears. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const some = errors.length > 0;
  useEffect(() => {
    if (some) box.current?.focus();
  }, [some]);
  if (!some) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="error-summary">
      <p className="error-summary-title">{title}</p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className="text-link" href={`#${fieldId}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
