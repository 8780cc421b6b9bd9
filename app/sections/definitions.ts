import { checkFields, indexSections, type SectionDefinition } from './define-section.ts';

/** Every content section type, by name. The server outside the bundle reads the same files (`server/modules/content.server.ts`). */
export const sectionDefinitions = indexSections(
  Object.entries(import.meta.glob<SectionDefinition>('./*/section.ts', { eager: true, import: 'default' })),
);

export function checkSection(type: string, fields: Record<string, unknown>) {
  return checkFields(sectionDefinitions, type, fields);
}

/** The fields of a type's first sample; those of a type without one are empty. */
export function sampleFields(type: string): Record<string, unknown> {
  return (sectionDefinitions.get(type)?.samples[0]?.fields ?? {}) as Record<string, unknown>;
}
