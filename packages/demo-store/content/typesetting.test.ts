import { describe, expect, it } from 'vitest';
import { insertNoBreakSpaces, typeset } from './typesetting.ts';

describe('insertNoBreakSpaces', () => {
  it.each([
    ['Sûre de votre taille ?', 'Sûre de votre taille\u00A0?'],
    ['Livraison : 3,99 £', 'Livraison\u00A0: 3,99\u00A0£'],
    ['La « lisière »', 'La «\u00A0lisière\u00A0»'],
    ['de 8 h à 22 h.', 'de 8\u00A0h à 22\u00A0h.'],
    ['onder £ 25', 'onder £\u00A025'],
    ['25 hours: under £25', '25 hours: under £25'],
  ])('%j is set as %j', (written, set) => {
    expect(insertNoBreakSpaces(written)).toBe(set);
  });

  it('sets every text of a page, and leaves numbers and addresses alone', () => {
    expect(typeset({ limit: 4, links: [{ label: 'Prêts ?', href: '/a?b=c:d' }], none: null })).toEqual({
      limit: 4,
      links: [{ label: 'Prêts\u00A0?', href: '/a?b=c:d' }],
      none: null,
    });
  });
});
