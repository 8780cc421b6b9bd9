import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFromParent, readPreviewData, readSectionChosen, sectionChosen } from './preview-message.ts';

const parent = {};
const allowed = ['https://cms.example', 'http://localhost:3000'];

describe('the preview’s messages', () => {
  it('[BADGE-05] are accepted from the parent frame at exactly an allowed origin', () => {
    expect(isFromParent({ origin: 'https://cms.example', source: parent }, parent, allowed)).toBe(true);
  });

  it.each([
    ['another port', 'https://cms.example:8443'],
    ['another scheme', 'http://cms.example'],
    ['a name that begins alike', 'https://cms.example.evil.example'],
    ['a name that ends alike', 'https://evil-cms.example'],
    ['no origin', 'null'],
  ])('[BADGE-05] are ignored from %s', (_what, origin) => {
    expect(isFromParent({ origin, source: parent }, parent, allowed)).toBe(false);
  });

  it('[BADGE-05] are ignored from a frame that is not the parent, and when no origin is allowed', () => {
    expect(isFromParent({ origin: 'https://cms.example', source: {} }, parent, allowed)).toBe(false);
    expect(isFromParent({ origin: 'https://cms.example', source: parent }, parent, [])).toBe(false);
  });

  it.each(['init-response', 'set-data'])(
    '[BADGE-05] %s contains content, badges and the selected section',
    (type) => {
      const content = { kind: 'page', key: '/', body: { title: 'X' } };
      const badge = { id: 'new', placement: 'PLP_promo', text1: 'New' };
      const data = { content, badges: [badge, { id: 7 }], selected: '1.0' };
      expect(readPreviewData({ type, data })).toEqual({ content, badges: [badge], selected: '1.0' });
      expect(readPreviewData({ type })).toEqual({ content: null, badges: [], selected: null });
    },
  );

  it('are parsed without throwing, whatever they contain', () => {
    expect(readPreviewData({ type: 'init' })).toBeNull();
    expect(readSectionChosen(sectionChosen('2.1'))).toBe('2.1');
    fc.assert(
      fc.property(fc.anything(), (message) => {
        expect(() => [readPreviewData(message), readSectionChosen(message)]).not.toThrow();
      }),
    );
  });
});
