import * as v from 'valibot';
import type { SectionType } from '#commerce/content/section-types.ts';
import { sectionSchemas } from './schemas.ts';

/** Whether a section's fields are sound; they come back with their defaults. */
export function checkSection(
  type: string,
  fields: Record<string, unknown>,
): { fields: Record<string, unknown> } | { reason: string } {
  if (!Object.hasOwn(sectionSchemas, type)) return { reason: 'There is no section of this type.' };
  const parsed = v.safeParse(sectionSchemas[type as SectionType] as v.GenericSchema, fields);
  if (parsed.success) return { fields: parsed.output as Record<string, unknown> };
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  return { reason: path ? `${path}: ${issue.message}` : issue.message };
}
