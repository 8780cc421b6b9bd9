import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

const view = {
  title: `Women's "little" \u0001 dresses`,
  total: 2,
  cards: [{ name: 'Men\'s 12" ruler', was: null }],
};

describe('what is packed', () => {
  it('comes out as it went in, whatever quotes its texts have', () => {
    const travelled = { text: pack(view).text };
    expect(unpack(travelled)).toEqual(view);
  });

  it('is unpacked once, so that nothing takes it for another', () => {
    const travelled = { text: pack(view).text };
    expect(unpack(travelled)).toBe(unpack(travelled));
  });

  it('is not unpacked at all where it was packed', () => {
    expect(unpack(pack(view))).toBe(view);
  });

  it('has no double quotes but those of the texts', () => {
    expect(pack({ ...view, title: 'Dresses', cards: [] }).text).not.toContain('"');
  });
});
