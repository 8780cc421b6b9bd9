import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPreviewBadges, readExperimentMessage, readPreviewMessage } from './preview-badges.ts';

const live = { id: 'live', placement: 'PLP-topLeft_productImage' };
const draft = { id: 'draft', placement: 'PLP_promo', text1: 'Soon' };

describe('preview badges', () => {
  it('[BADGE-05] appear only in preview mode', () => {
    expect(addPreviewBadges([live], [draft], true)).toEqual([live, draft]);
    expect(addPreviewBadges([live], [draft], false)).toEqual([live]);
  });

  it('[BADGE-05] are not added when present already', () => {
    expect(addPreviewBadges([live], [{ ...live, text1: 'again' }], true)).toEqual([live]);
  });

  it.each(['init-response', 'set-data'])('[BADGE-05] come in a message of type %s', (type) => {
    expect(readPreviewMessage({ type, data: { badges: [draft] } })).toEqual({ type, badges: [draft] });
    expect(readPreviewMessage({ type })).toEqual({ type, badges: [] });
  });

  it('[BADGE-05] leave out invalid badges', () => {
    const badges = [
      draft,
      null,
      'x',
      { id: 1 },
      { placement: 'PLP_promo' },
      { id: 'a', placement: 'nowhere' },
      { ...draft, discount: '0.8' },
    ];
    expect(readPreviewMessage({ type: 'set-data', data: { badges } })?.badges).toEqual([draft]);
  });

  it('[BADGE-05] ignores every other message', () => {
    expect(readPreviewMessage({ type: 'init' })).toBeNull();
    fc.assert(
      fc.property(fc.anything(), (message) => {
        expect(() => [readPreviewMessage(message), readExperimentMessage(message)]).not.toThrow();
      }),
    );
  });
});

describe('experiment messages', () => {
  it('[BADGE-08] carry badge category and value', () => {
    expect(
      readExperimentMessage({ type: 'abtastyBadge', data: { category: 'dresses', value: 'Hot' } }),
    ).toEqual({
      type: 'abtastyBadge',
      category: 'dresses',
      value: 'Hot',
    });
    const said = { category: 'dresses', value: 'Hot' };
    expect(readExperimentMessage({ type: 'abtastyBadge', ...said })).toEqual({
      type: 'abtastyBadge',
      ...said,
    });
    expect(readExperimentMessage({ type: 'abtasty', payload: said })).toEqual({ type: 'abtasty', ...said });
    expect(readExperimentMessage({ type: 'abtasty', data: { category: 1 } })).toBeNull();
    expect(readExperimentMessage({ type: 'abtasty' })).toBeNull();
  });
});
