/** A problem with a line of an import file; the text says what to do. */
export interface LineProblem {
  line: number;
  /** Where in the line, for example `variants[2].price`; empty for the whole line. */
  field: string;
  text: string;
  /** What the cell of a table holds. */
  value?: string;
  /** A warning: the line is imported all the same. */
  isNote?: boolean;
}

export type ParseResult<T> = { value: T } | { problems: LineProblem[] };

export function formatProblem({ line, field, text }: LineProblem): string {
  return `line ${line}${field ? `, ${field}` : ''}: ${text}`;
}
