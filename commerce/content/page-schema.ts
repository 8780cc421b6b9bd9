import * as v from 'valibot';

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const COLOUR = /^(#[0-9a-f]{3,8}|[a-z-]{2,20})$/i;

/** A stored section: its type and the fields of its own schema. */
export const storedSection = v.looseObject({
  type: line(60),
  id: v.optional(line(80)),
});

/** Layout of a container. */
export const containerEntries = {
  fullWidth: v.optional(v.boolean(), false),
  backgroundColour: v.optional(v.nullable(v.pipe(v.string(), v.regex(COLOUR))), null),
  removeVerticalPadding: v.optional(v.boolean(), false),
  /** Sections per row from 768 pixels. */
  columns: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)), 1),
};

export const storedContainer = v.object({
  type: v.literal('Container'),
  ...containerEntries,
  sections: v.array(storedSection),
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

/** The fields of a page besides its sections. */
export const frameEntries = {
  title: line(160),
  description: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  robots: v.optional(v.nullable(line(60)), null),
  image: v.optional(v.nullable(v.string()), null),
  article: v.optional(v.nullable(article), null),
};

export const storedPage = v.object({
  ...frameEntries,
  sections: v.array(v.union([storedContainer, storedSection])),
});
