import * as v from 'valibot';
import type { ContentContainer, ContentPage, ContentProblem } from '#domain/content/content-page.ts';
import { isSectionType } from '#domain/content/section-types.ts';

/** Says whether a section's fields are sound, and gives them with their defaults. */
export type CheckSection = (
  type: string,
  fields: Record<string, unknown>,
) => { fields: Record<string, unknown> } | { reason: string };

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const COLOUR = /^(#[0-9a-f]{3,8}|[a-z-]{2,20})$/i;

const section = v.looseObject({
  type: line(60),
  id: v.optional(line(80)),
});

const container = v.object({
  type: v.literal('Container'),
  fullWidth: v.optional(v.boolean(), false),
  backgroundColour: v.optional(v.nullable(v.pipe(v.string(), v.regex(COLOUR))), null),
  removeVerticalPadding: v.optional(v.boolean(), false),
  sections: v.array(section),
});

const article = v.object({
  src: v.pipe(v.string(), v.regex(/^\/media\/[\w./-]+$/)),
  alt: v.optional(v.string(), ''),
  focusX: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  category: line(60),
  date: v.pipe(v.string(), v.isoDate()),
  description: line(400),
  callToAction: v.optional(v.nullable(line(60)), null),
});

const pageSchema = v.object({
  title: line(160),
  description: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  robots: v.optional(v.nullable(line(60)), null),
  image: v.optional(v.nullable(v.string()), null),
  article: v.optional(v.nullable(article), null),
  sections: v.array(v.union([container, section])),
});

type Band = v.InferOutput<typeof container>;

/** A container that is not sound was read as a section, and there is no section of that name. */
function isBand(entry: Band | v.InferOutput<typeof section>): entry is Band {
  return v.is(container, entry);
}

export interface ReadPage {
  page: ContentPage;
  problems: ContentProblem[];
}

/** A stored page with only what is sound; a page whose frame is broken is none. */
export function readPage(path: string, body: unknown, check: CheckSection): ReadPage | { reason: string } {
  const parsed = v.safeParse(pageSchema, body);
  if (!parsed.success) return { reason: describeIssue(parsed.issues[0]) };
  const { sections, article: card, ...frame } = parsed.output;
  const problems: ContentProblem[] = [];
  const containers: ContentContainer[] = sections.map((entry, index) => {
    const band = isBand(entry) ? entry : null;
    const held: v.InferOutput<typeof section>[] = band ? band.sections : [entry];
    return {
      id: `${index}`,
      isFullWidth: band?.fullWidth ?? false,
      backgroundColour: band?.backgroundColour ?? null,
      hasVerticalPadding: !band?.removeVerticalPadding,
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
