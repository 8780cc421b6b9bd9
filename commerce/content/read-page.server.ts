import * as v from 'valibot';
import type { ContentContainer, ContentPage, ContentProblem } from './content-page.ts';
import { storedContainer, storedPage, type storedSection } from './page-schema.ts';

/** Validates the fields of a section and fills in defaults. */
export type CheckSection = (
  type: string,
  fields: Record<string, unknown>,
) => { fields: Record<string, unknown> } | { reason: string };

type Container = v.InferOutput<typeof storedContainer>;

/** An invalid container was parsed as a section, whose type is then unknown. */
function isContainer(entry: Container | v.InferOutput<typeof storedSection>): entry is Container {
  return v.is(storedContainer, entry);
}

export interface ValidatedPage {
  page: ContentPage;
  problems: ContentProblem[];
}

/** Validates a stored page and leaves out invalid sections; a page with invalid own fields is refused. */
export function readPage(
  path: string,
  body: unknown,
  check: CheckSection,
): ValidatedPage | { reason: string } {
  const parsed = v.safeParse(storedPage, body);
  if (!parsed.success) return { reason: describeIssue(parsed.issues[0]) };
  const { sections, article: card, ...frame } = parsed.output;
  const problems: ContentProblem[] = [];
  const containers: ContentContainer[] = sections.map((entry, index) => {
    const container = isContainer(entry) ? entry : null;
    const children: v.InferOutput<typeof storedSection>[] = container ? container.sections : [entry];
    return {
      id: `${index}`,
      isFullWidth: container?.fullWidth ?? false,
      backgroundColour: container?.backgroundColour ?? null,
      hasVerticalPadding: !container?.removeVerticalPadding,
      columns: container?.columns ?? 1,
      sections: children.flatMap((raw, position) => {
        const { type, ...fields } = raw;
        const where = raw.id ?? `${index}.${position}`;
        const checked = check(type, fields);
        if ('reason' in checked) {
          problems.push({ where, type, reason: checked.reason });
          return [];
        }
        return [{ id: where, type, fields: checked.fields }];
      }),
    };
  });
  const page: ContentPage = {
    path,
    ...frame,
    article: card && { ...card, href: path, title: frame.title },
    containers: containers.filter((each) => each.sections.length > 0),
  };
  return { page, problems };
}

export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path ? `${path}: ${issue.message}` : issue.message;
}
