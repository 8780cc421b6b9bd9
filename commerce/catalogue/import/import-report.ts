import type { LineProblem } from './problem.ts';

export const FILE_KINDS = ['products', 'prices', 'stock'] as const;
/** Products (with categories and brands) as lines of JSON; prices and stock as comma-separated values. */
export type FileKind = (typeof FILE_KINDS)[number];

export function isFileKind(text: unknown): text is FileKind {
  return FILE_KINDS.includes(text as FileKind);
}

export interface ImportReport {
  isDryRun: boolean;
  /** Lines read so far. */
  lines: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Products withdrawn from sale because a whole file does not hold them. */
  takenOff: number;
  /** The first ones only; the counters hold the totals. */
  examples: ImportExample[];
  problems: LineProblem[];
  problemCount: number;
}

export interface ImportExample {
  what: 'added' | 'changed' | 'takenOff';
  /** A product's key, a sku, or a category's slug. */
  key: string;
  name: string;
  /** Fields that change. */
  fields: string[];
}

const MOST_EXAMPLES = 60;
const MOST_PROBLEMS = 200;

export function emptyReport(isDryRun: boolean): ImportReport {
  return {
    isDryRun,
    lines: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    takenOff: 0,
    examples: [],
    problems: [],
    problemCount: 0,
  };
}

export function noteProblems(report: ImportReport, problems: readonly LineProblem[]): void {
  report.problemCount += problems.length;
  report.problems.push(...problems.slice(0, MOST_PROBLEMS - report.problems.length));
}

/** Counts a line that is not imported. */
export function refuseLine(report: ImportReport, problems: readonly LineProblem[]): void {
  report.refused += 1;
  noteProblems(report, problems);
}

export function noteChange(report: ImportReport, example: ImportExample): void {
  report[example.what] += 1;
  if (report.examples.length < MOST_EXAMPLES) report.examples.push(example);
}

/** Batches report problems after later lines have been parsed, so the list is sorted at the end. */
export function sortProblems(report: ImportReport): void {
  report.problems.sort((one, other) => one.line - other.line);
}
