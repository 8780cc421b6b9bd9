import type * as v from 'valibot';
import type { LineProblem } from './problem.ts';

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  record: 'a table',
  object: 'an object',
  strict_object: 'an object',
};

/** What a schema found, as somebody who wrote the file would say it. */
export function describeIssue(line: number, issue: v.BaseIssue<unknown>): LineProblem {
  return { line, field: fieldOf(issue), text: wordsOf(issue) };
}

function fieldOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function wordsOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is no field we know; take it out or correct its name.';
  if (issue.received === 'undefined') return 'is missing; please add it.';
  if (issue.kind === 'validation' || !KINDS[issue.type]) return issue.message;
  return `must be ${KINDS[issue.type]}, and it is ${issue.received}.`;
}
