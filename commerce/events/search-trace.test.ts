import { describe, expect, it } from 'vitest';
import { readSearchTrace, writeSearchTrace } from './search-trace.ts';

const visitor = '26979d5b-c51e-488f-bccb-2aa9042226cb';

describe('[SEARCH-05] the trace of a search', () => {
  it('names the search and who followed it', () => {
    for (const queryId of ['66484de2.vi-sort-low-high', visitor, 'a:b'])
      expect(readSearchTrace(writeSearchTrace(queryId, visitor))).toEqual({ queryId, visitor });
  });

  it('may name the search alone', () => {
    for (const queryId of ['66484de2', visitor, 'a:b']) {
      expect(readSearchTrace(queryId)).toEqual({ queryId, visitor: null });
    }
  });
});
