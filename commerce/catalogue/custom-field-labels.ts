import type { Customisation } from './customisation.ts';

/** The label of a customisation field by language, as baskets and orders store it. */
export interface CustomFieldLabel {
  apiName: string;
  labels: Partial<Record<string, string>>;
}

const DEFAULT_LANGUAGE = 'en-GB';

/** The labels of a form's fields, in the order of the form. */
export function collectFieldLabels(forms: Partial<Record<string, Customisation>>): CustomFieldLabel[] {
  const fields = forms[DEFAULT_LANGUAGE]?.customisationFields ?? [];
  return fields.map(({ apiName }) => ({
    apiName,
    labels: Object.fromEntries(
      Object.entries(forms).flatMap(([language, form]) => {
        const field = form?.customisationFields.find((one) => one.apiName === apiName);
        return field ? [[language, field.displayName]] : [];
      }),
    ),
  }));
}

interface CustomisedLine {
  customFields: Record<string, string>;
  /** Missing in orders that were placed before labels were stored. */
  customFieldLabels?: readonly CustomFieldLabel[];
}

export interface DescribedField {
  apiName: string;
  /** Null when it is unknown: the value is shown alone, never with an internal name. */
  label: string | null;
  value: string;
}

/** What the shopper entered, with labels in a language, in the order of the form. */
export function describeCustomFields(line: CustomisedLine, locale: string): DescribedField[] {
  const { customFields, customFieldLabels = [] } = line;
  const labelled = customFieldLabels.filter(({ apiName }) => apiName in customFields);
  const known = new Set(labelled.map(({ apiName }) => apiName));
  return [
    ...labelled.map(({ apiName, labels }) => ({
      apiName,
      label: labels[locale] ?? labels[DEFAULT_LANGUAGE] ?? null,
      value: customFields[apiName] ?? '',
    })),
    ...Object.entries(customFields)
      .filter(([apiName]) => !known.has(apiName))
      .map(([apiName, value]) => ({ apiName, label: null, value })),
  ];
}
