import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysToShow, orderByViewed, parseViewed, rememberViewed } from './recently-viewed.ts';

describe('recently viewed', () => {
  it('[REC-03] most recent first, deduplicated, at most 13', () => {
    expect(rememberViewed(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
    const key = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 60 }), (views) => {
        const keys = views.reduce<string[]>(rememberViewed, []);
        expect(keys).toEqual([...new Set(views.toReversed())].slice(0, 13));
      }),
    );
  });

  it('[REC-03] is read back from storage', () => {
    const keys = fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/), { maxLength: 13 });
    fc.assert(
      fc.property(keys, (list) => {
        expect(parseViewed(JSON.stringify(list))).toEqual({ keys: list, isDamaged: false });
      }),
    );
  });

  it.each(['', '{', '{"a":1}', '7', 'null'])(
    '[REC-03] damaged storage %j falls back to nothing',
    (stored) => {
      expect(parseViewed(stored)).toEqual({ keys: [], isDamaged: true });
    },
  );

  it('[REC-03] keeps the valid items of a damaged list', () => {
    expect(parseViewed('["abc-1", 7, "<script>", "abc-1"]')).toEqual({ keys: ['abc-1'], isDamaged: true });
    expect(parseViewed(null)).toEqual({ keys: [], isDamaged: false });
  });

  it('[REC-03] results are ordered by viewed keys', () => {
    const results = [{ productKey: 'c' }, { productKey: 'a' }, { productKey: 'x' }];
    expect(orderByViewed(results, ['a', 'b', 'c']).map((one) => one.productKey)).toEqual(['a', 'c']);
  });

  it('[REC-03] leaves out the current product and loads one page', () => {
    const keys = Array.from({ length: 13 }, (_, n) => `k${n}`);
    expect(keysToShow(keys, 'k0')).toEqual(keys.slice(1, 11));
  });
});
