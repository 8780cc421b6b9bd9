import { describe, expect, it } from 'vitest';
import { fromCompact, toCompact } from './compact.ts';

const view = {
  title: `Women's "little" \u0001 dresses`,
  total: 2,
  cards: [{ name: 'Men\'s 12" ruler', was: null }],
};

describe('compact loader data', () => {
  it('is restored unchanged, whatever quotes its texts have', () => {
    const received = { text: toCompact(view).text };
    expect(fromCompact(received)).toEqual(view);
  });

  it('is parsed once, so that every call returns the same object', () => {
    const received = { text: toCompact(view).text };
    expect(fromCompact(received)).toBe(fromCompact(received));
  });

  it('is not parsed at all on the side that made it', () => {
    expect(fromCompact(toCompact(view))).toBe(view);
  });

  it('has no double quotes but those of the texts', () => {
    expect(toCompact({ ...view, title: 'Dresses', cards: [] }).text).not.toContain('"');
  });
});
