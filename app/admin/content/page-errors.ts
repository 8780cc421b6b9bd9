import * as v from 'valibot';
import { listRows, type StoredSection } from '#commerce/content/editor/outline.ts';
import { containerEntries, frameEntries } from '#commerce/content/page-schema.ts';
import { type FieldErrors, findErrors } from '#commerce/resources/field-errors.ts';
import type { StudioKit } from './studio-kit.ts';

export const FRAME = v.object(frameEntries);
export const BAND_FRAME = v.object(containerEntries);

/** Errors of each row by its path; those of the page or fragment itself are under the empty path. */
export type PageErrors = ReadonlyMap<string, FieldErrors>;

export function errorsOf(
  body: Readonly<Record<string, unknown>>,
  sections: readonly StoredSection[],
  fragment: v.GenericSchema | null,
  kit: Pick<StudioKit, 'schemaOf'>,
): PageErrors {
  const found = new Map<string, FieldErrors>([['', findErrors(fragment ?? FRAME, body)]]);
  for (const { path, section, isContainer } of listRows(sections)) {
    const schema = isContainer ? BAND_FRAME : kit.schemaOf(section.type);
    const errors = schema ? findErrors(schema, section) : { '': 'There is no section of this type.' };
    found.set(path.join('.'), errors);
  }
  return found;
}

export function rowErrors(errors: PageErrors): Map<string, number> {
  return new Map([...errors].map(([path, each]) => [path, Object.keys(each).length]));
}

/** A page without its sections. */
export function frameOf(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { sections: _sections, ...frame } = body;
  return frame;
}
