/** Something about a line of a file that somebody should know, in words that say what to do. */
export interface LineProblem {
  line: number;
  /** Where in the line, for example `variants[2].price`; empty for the whole line. */
  field: string;
  text: string;
  /** A note lets the line in. */
  isNote?: boolean;
}

export type Read<T> = { value: T } | { problems: LineProblem[] };

export function sayProblem({ line, field, text }: LineProblem): string {
  return `line ${line}${field ? `, ${field}` : ''}: ${text}`;
}
