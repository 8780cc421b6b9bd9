import type { Database } from '#server/db/database.server.ts';
import { type Customisation, checkField, reportCustomisation } from './customisation.ts';

/** Forms for engraving, initials and messages. */
export interface Customisations {
  group(name: string, locale: string): Promise<Customisation | null>;
  /** What is wrong with the wording of a line, in a sentence; null when it can be made. */
  check(name: string, customFields: Record<string, string>): Promise<string | null>;
  provide(groups: readonly CustomisationRecord[]): Promise<void>;
}

export interface CustomisationRecord {
  name: string;
  forms: { 'en-GB': Customisation } & Partial<Record<string, Customisation>>;
}

export function createCustomisations({ pool }: Pick<Database, 'pool'>): Customisations {
  async function forms(name: string): Promise<CustomisationRecord['forms'] | null> {
    const { rows } = await pool.query<{ forms: CustomisationRecord['forms'] }>({
      name: 'customisation-group',
      text: 'select forms from customisation_group where name = $1',
      values: [name],
    });
    return rows[0]?.forms ?? null;
  }

  return {
    async group(name, locale) {
      const found = await forms(name);
      return found && (found[locale] ?? found['en-GB']);
    },

    async check(name, customFields) {
      const form = (await forms(name))?.['en-GB'];
      if (!form) return 'This item can no longer be personalised.';
      const known = form.customisationFields;
      const stray = Object.keys(customFields).find(
        (given) => !known.some(({ apiName }) => apiName === given),
      );
      if (stray) return `There is no field “${stray}”.`;
      const values = Object.fromEntries(known.map(({ id, apiName }) => [id, customFields[apiName] ?? '']));
      if (reportCustomisation(known, values).isValid) return null;
      const wrong = known.find((field) => !checkField(field, values[field.id] ?? '').valid)!;
      return wrong.validationMessage ?? `Please check “${wrong.displayName}”.`;
    },

    async provide(groups) {
      await pool.query(
        `insert into customisation_group select * from jsonb_populate_recordset(null::customisation_group, $1)
         on conflict (name) do nothing`,
        [JSON.stringify(groups)],
      );
    },
  };
}
