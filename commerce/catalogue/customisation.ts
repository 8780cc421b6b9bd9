export interface CustomisationField {
  id: string;
  apiName: string;
  displayName: string;
  fieldType: 'text';
  placeholder: string;
  maxLength: number | null;
  optional: boolean;
  validationRegex: string | null;
  validationMessage: string | null;
  description: string | null;
}

export interface Customisation {
  title: string;
  description: string;
  customisationFields: CustomisationField[];
}

export type FieldCheck =
  | { valid: true }
  | { valid: false; reason: 'required'; messageKey: 'pdp.customisation.required' }
  | { valid: false; reason: 'too-long'; messageKey: 'pdp.customisation.tooLong'; maxLength: number }
  | { valid: false; reason: 'pattern'; message: string };

/** Counts graphemes, so that an accented letter or an emoji is one character. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function countCharacters(text: string): number {
  return [...graphemes.segment(text)].length;
}

/** The whole value must match. An invalid pattern accepts every value, so that it never blocks a purchase. */
function matchesPattern(value: string, pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    return true;
  }
}

export function checkField(field: CustomisationField, value: string): FieldCheck {
  if (value.trim() === '') {
    return field.optional
      ? { valid: true }
      : { valid: false, reason: 'required', messageKey: 'pdp.customisation.required' };
  }
  if (field.maxLength !== null && countCharacters(value) > field.maxLength) {
    return {
      valid: false,
      reason: 'too-long',
      messageKey: 'pdp.customisation.tooLong',
      maxLength: field.maxLength,
    };
  }
  if (field.validationRegex && !matchesPattern(value, field.validationRegex)) {
    return { valid: false, reason: 'pattern', message: field.validationMessage ?? '' };
  }
  return { valid: true };
}

/** For 'N characters max (M remaining)'; null where there is no limit. */
export function countRemaining(
  { maxLength }: CustomisationField,
  value: string,
): { max: number; remaining: number } | null {
  if (maxLength === null) return null;
  return { max: maxLength, remaining: Math.max(0, maxLength - countCharacters(value)) };
}

export interface CustomisationReport {
  isValid: boolean;
  /** By apiName without empty optional fields; stored with the basket line and the order line. */
  customFields: Record<string, string>;
}

/** All fields must be valid to enable add. */
export function reportCustomisation(
  fields: readonly CustomisationField[],
  values: Readonly<Record<string, string>>,
): CustomisationReport {
  const customFields: Record<string, string> = {};
  let isValid = true;
  for (const field of fields) {
    const value = values[field.id] ?? '';
    if (!checkField(field, value).valid) isValid = false;
    if (value.trim() !== '') customFields[field.apiName] = value.trim();
  }
  return { isValid, customFields };
}
