import type { Database } from '#server/db/database.server.ts';
import { type Customisation, checkField } from './customisation.ts';

/** Forms for engraving, initials and messages. */
export interface Customisations {
  group(name: string, locale: string): Promise<Customisation | null>;
  /** The first validation error as a sentence; null when the values are valid. */
  check(name: string, customFields: Record<string, string>): Promise<string | null>;
}

export interface CustomisationRecord {
  name: string;
  forms: { 'en-GB': Customisation } & Partial<Record<string, Customisation>>;
}

export function createCustomisations({ pool }: Pick<Database, 'pool'>): Customisations {
  async function readForms(name: string): Promise<CustomisationRecord['forms'] | null> {
    const { rows } = await pool.query<{ forms: CustomisationRecord['forms'] }>({
      name: 'customisation-group',
      text: 'select forms from customisation_group where name = $1',
      values: [name],
    });
    return rows[0]?.forms ?? null;
  }

  return {
    async group(name, locale) {
      const forms = await readForms(name);
      return forms && (forms[locale] ?? forms['en-GB']);
    },

    async check(name, customFields) {
      const form = (await readForms(name))?.['en-GB'];
      if (!form) return 'This item can no longer be personalised.';
      const known = form.customisationFields;
      const unknown = Object.keys(customFields).find(
        (name) => !known.some(({ apiName }) => apiName === name),
      );
      if (unknown) return `There is no field “${unknown}”.`;
      const values = Object.fromEntries(known.map(({ id, apiName }) => [id, customFields[apiName] ?? '']));
      const invalid = known.find((field) => !checkField(field, values[field.id] ?? '').valid);
      return invalid ? (invalid.validationMessage ?? `Please check “${invalid.displayName}”.`) : null;
    },
  };
}
