import { describe, expect, it } from 'vitest';
import type { ListingView } from './listing-view.ts';
import { packView, unpackView } from './packed-view.ts';

const view = {
  title: `Women's "little" \u0001 dresses`,
  total: 2,
  cards: [{ name: 'Men\'s 12" ruler', was: null }],
} as unknown as ListingView;

describe('a packed view', () => {
  it('comes out as it went in, whatever quotes its texts have', () => {
    const travelled = { text: packView(view).text };
    expect(unpackView(travelled)).toEqual(view);
  });

  it('is unpacked once, so that nothing takes it for another list', () => {
    const travelled = { text: packView(view).text };
    expect(unpackView(travelled)).toBe(unpackView(travelled));
  });

  it('is not unpacked at all where it was packed', () => {
    expect(unpackView(packView(view))).toBe(view);
  });

  it('has no double quotes but those of the texts', () => {
    expect(packView({ ...view, title: 'Dresses', cards: [] }).text).not.toContain('"');
  });
});
