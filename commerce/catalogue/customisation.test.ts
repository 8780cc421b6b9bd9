import { describe, expect, it } from 'vitest';
import { type CustomisationField, checkField, countRemaining, reportCustomisation } from './customisation.ts';

const initials: CustomisationField = {
  id: 'f1',
  apiName: 'initials',
  displayName: 'Initials',
  fieldType: 'text',
  placeholder: 'AB',
  maxLength: 3,
  optional: false,
  validationRegex: '[A-Z]+',
  validationMessage: 'Capital letters only',
  description: null,
};
const note: CustomisationField = {
  ...initials,
  id: 'f2',
  apiName: 'note',
  optional: true,
  validationRegex: null,
};

describe('customisation fields', () => {
  it('[PDP-06] are required unless optional; an empty optional one is valid', () => {
    expect(checkField(initials, '  ')).toMatchObject({ valid: false, reason: 'required' });
    expect(checkField(note, '')).toEqual({ valid: true });
    expect(checkField({ ...initials, optional: true }, '')).toEqual({ valid: true });
  });

  it('[PDP-06] longer than maxLength is invalid, counted in graphemes', () => {
    expect(checkField(note, 'ABC').valid).toBe(true);
    expect(checkField(note, 'ABCD')).toMatchObject({ reason: 'too-long', maxLength: 3 });
    expect(checkField(note, '👩‍🚀👩‍🚀👩‍🚀').valid).toBe(true);
  });

  it('[PDP-06] must match the whole pattern, otherwise validationMessage shows', () => {
    expect(checkField(initials, 'AB').valid).toBe(true);
    expect(checkField(initials, 'aB')).toEqual({
      valid: false,
      reason: 'pattern',
      message: 'Capital letters only',
    });
    expect(checkField({ ...initials, validationRegex: '^[A-Z]+$' }, 'AB').valid).toBe(true);
    expect(checkField({ ...initials, validationRegex: '([' }, 'x').valid).toBe(true);
  });

  it('[PDP-06] the counter shows the maximum and the remaining characters', () => {
    expect(countRemaining(initials, '')).toEqual({ max: 3, remaining: 3 });
    expect(countRemaining(initials, 'AB')).toEqual({ max: 3, remaining: 1 });
    expect(countRemaining(initials, 'ABCDE')).toEqual({ max: 3, remaining: 0 });
    expect(countRemaining({ ...initials, maxLength: null }, 'AB')).toBeNull();
  });

  it('[PDP-06] all must be valid to enable add, and the values are returned by apiName', () => {
    expect(reportCustomisation([initials, note], {})).toEqual({ isValid: false, customFields: {} });
    expect(reportCustomisation([initials, note], { f1: 'AB ' }).isValid).toBe(false);
    expect(reportCustomisation([initials, note], { f1: 'AB', f2: '' })).toEqual({
      isValid: true,
      customFields: { initials: 'AB' },
    });
  });
});
