import { describe, expect, it } from 'vitest';
import { tileGrid } from './lead-tile.ts';

describe('a grid of tiles', () => {
  it('enlarges the first tile where one would be alone in the last row', () => {
    expect(tileGrid(13, 2, 4)['data-lead']).toBe('phone tablet wide');
    expect(tileGrid(3, 2, 3)['data-lead']).toBe('phone');
  });

  it('changes nothing where the rows are full', () => {
    expect(tileGrid(4, 2, 4)['data-lead']).toBeUndefined();
    expect(tileGrid(12, 2, 4)['data-lead']).toBeUndefined();
    expect(tileGrid(1, 2, 4)['data-lead']).toBeUndefined();
  });

  it('chooses as many columns on a tablet as leave no gap', () => {
    const columns = (count: number, wide: number) =>
      (tileGrid(count, 2, wide).style as Record<string, number>)['--columns-tablet'];
    expect([columns(4, 4), columns(6, 4), columns(13, 4), columns(8, 2), columns(5, 5)]).toEqual([
      4, 3, 3, 2, 3,
    ]);
  });
});
