import { describe, expect, it } from 'vitest';
import { readAttributionToken, writeAttributionToken } from './attribution-token.ts';

const visitor = '26979d5b-c51e-488f-bccb-2aa9042226cb';

describe('[SEARCH-05] the attribution token of a search', () => {
  it('contains the search and the visitor', () => {
    for (const queryId of ['66484de2.vi-sort-low-high', visitor, 'a:b'])
      expect(readAttributionToken(writeAttributionToken(queryId, visitor))).toEqual({ queryId, visitor });
  });

  it('may contain the search only', () => {
    for (const queryId of ['66484de2', visitor, 'a:b']) {
      expect(readAttributionToken(queryId)).toEqual({ queryId, visitor: null });
    }
  });
});
