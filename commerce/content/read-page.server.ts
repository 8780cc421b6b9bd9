import * as v from 'valibot';
import type { ContentContainer, ContentPage, ContentProblem } from './content-page.ts';
import { storedBand, storedPage, type storedSection } from './page-schema.ts';
import { isSectionType } from './section-types.ts';

/** Says whether a section's fields are sound, and gives them with their defaults. */
export type CheckSection = (
  type: string,
  fields: Record<string, unknown>,
) => { fields: Record<string, unknown> } | { reason: string };

type Band = v.InferOutput<typeof storedBand>;

/** A container that is not sound was read as a section, and there is no section of that name. */
function isBand(entry: Band | v.InferOutput<typeof storedSection>): entry is Band {
  return v.is(storedBand, entry);
}

export interface ReadPage {
  page: ContentPage;
  problems: ContentProblem[];
}

/** A stored page with only what is sound; a page whose frame is broken is none. */
export function readPage(path: string, body: unknown, check: CheckSection): ReadPage | { reason: string } {
  const parsed = v.safeParse(storedPage, body);
  if (!parsed.success) return { reason: describeIssue(parsed.issues[0]) };
  const { sections, article: card, ...frame } = parsed.output;
  const problems: ContentProblem[] = [];
  const containers: ContentContainer[] = sections.map((entry, index) => {
    const band = isBand(entry) ? entry : null;
    const held: v.InferOutput<typeof storedSection>[] = band ? band.sections : [entry];
    return {
      id: `${index}`,
      isFullWidth: band?.fullWidth ?? false,
      backgroundColour: band?.backgroundColour ?? null,
      hasVerticalPadding: !band?.removeVerticalPadding,
      columns: band?.columns ?? 1,
      sections: held.flatMap((raw, position) => {
        const { type, ...fields } = raw;
        const where = raw.id ?? `${index}.${position}`;
        if (!isSectionType(type)) {
          problems.push({ where, type, reason: 'There is no section of this type.' });
          return [];
        }
        const answer = check(type, fields);
        if ('reason' in answer) {
          problems.push({ where, type, reason: answer.reason });
          return [];
        }
        return [{ id: where, type, fields: answer.fields }];
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
