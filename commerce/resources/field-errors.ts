import * as v from 'valibot';

/** Errors by the path of their field: `links.0.href`. */
export type FieldErrors = Readonly<Record<string, string>>;

export const NO_ERRORS: FieldErrors = {};

/** What is wrong with a value, each with the field it belongs to, in words an editor can act on. */
export function findErrors(schema: v.GenericSchema, value: unknown): FieldErrors {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return NO_ERRORS;
  const errors: Record<string, string> = {};
  for (const issue of parsed.issues) errors[v.getDotPath(issue) ?? ''] ??= explain(issue);
  return errors;
}

function explain(issue: v.BaseIssue<unknown>): string {
  // A schema that says it in its own words knows best.
  if (!issue.message.startsWith('Invalid')) return sentence(issue.message);
  const bound = issue.requirement as number;
  const isList = Array.isArray(issue.input);
  switch (issue.type) {
    case 'min_length':
      return isList ? `Add at least ${bound}.` : 'Write something here.';
    case 'max_length':
      return isList
        ? `At most ${bound} fit here.`
        : `At most ${bound} characters; these are ${length(issue)}.`;
    case 'min_value':
      return `Must be ${bound} or more.`;
    case 'max_value':
      return `Must be ${bound} or less.`;
    case 'integer':
      return 'Must be a whole number.';
    case 'iso_date':
    case 'iso_timestamp':
      return 'Choose a date.';
    case 'picklist':
      return 'Choose one of the list.';
  }
  const isMissing = issue.input === undefined || issue.input === null;
  return isMissing ? 'This is needed.' : 'This does not fit here.';
}

const length = ({ input }: v.BaseIssue<unknown>) => String(input).length;

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}

/** The errors within one part of a form, by their path within it. */
export function errorsWithin(errors: FieldErrors, part: string): FieldErrors {
  const inside = Object.entries(errors).filter(([path]) => path === part || path.startsWith(`${part}.`));
  if (inside.length === 0) return NO_ERRORS;
  return Object.fromEntries(inside.map(([path, error]) => [path.slice(part.length + 1), error]));
}
