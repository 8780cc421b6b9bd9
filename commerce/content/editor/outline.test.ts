import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  insertAt,
  listRows,
  moveBefore,
  moveStep,
  type OutlinePath,
  removeAt,
  type StoredSection,
  sectionAt,
  sectionId,
  summarise,
  unwrapContainer,
  wrapInContainer,
} from './outline.ts';

const section = (type: string): StoredSection => ({ type });
const band = (...types: string[]): StoredSection => ({ type: 'Container', sections: types.map(section) });

/** `A (B C) D` */
const page = [section('A'), band('B', 'C'), section('D')];
const write = (sections: readonly StoredSection[]): string =>
  sections
    .map(({ type, sections: held }) => (held ? `(${held.map((each) => each.type).join(' ')})` : type))
    .join(' ');

describe('the outline of a page', () => {
  it('lists containers before their sections', () => {
    expect(listRows(page).map(({ path }) => path)).toEqual([[0], [1], [1, 0], [1, 1], [2]]);
  });

  it('uses the same section ids as the page', () => {
    expect(sectionId([2], section('D'))).toBe('2.0');
    expect(sectionId([1, 1], section('C'))).toBe('1.1');
    expect(sectionId([2], { type: 'D', id: 'sale' })).toBe('sale');
  });

  it('adds and removes', () => {
    expect(write(insertAt(page, [1], section('X')))).toBe('A X (B C) D');
    expect(write(insertAt(page, [1, 2], section('X')))).toBe('A (B C X) D');
    expect(write(removeAt(page, [1, 0]))).toBe('A (C) D');
    expect(write(removeAt(page, [1]))).toBe('A D');
  });

  it.each([
    [[0], 1, '(A B C) D'],
    [[2], -1, 'A (B C D)'],
    [[1, 0], -1, 'A B (C) D'],
    [[1, 1], 1, 'A (B) C D'],
    [[1, 0], 1, 'A (C B) D'],
    [[1], 1, 'A D (B C)'],
    [[1], -1, '(B C) A D'],
  ] as [OutlinePath, -1 | 1, string][])('moves %j by %d', (path, step, result) => {
    const before = sectionAt(page, path);
    const moved = moveStep(page, path, step)!;
    expect(write(moved.sections)).toBe(result);
    expect(sectionAt(moved.sections, moved.path)).toEqual(before);
  });

  it('does not move beyond the ends', () => {
    expect(moveStep(page, [0], -1)).toBeNull();
    expect(moveStep(page, [2], 1)).toBeNull();
  });

  it('moves a section before another, and no container into a container', () => {
    expect(write(moveBefore(page, [2], [0])!.sections)).toBe('D A (B C)');
    expect(write(moveBefore(page, [0], [1, 1])!.sections)).toBe('(B A C) D');
    expect(write(moveBefore(page, [1, 0], [2])!.sections)).toBe('A (C) B D');
    expect(moveBefore(page, [1], [1, 0])).toBeNull();
  });

  it('wraps a section in a container and unwraps it', () => {
    const wrapped = wrapInContainer(page, [0]);
    expect(write(wrapped)).toBe('(A) (B C) D');
    expect(write(unwrapContainer(wrapped, 0))).toBe('A (B C) D');
  });

  it('never loses a section by moving it', () => {
    const letters = (sections: readonly StoredSection[]) =>
      write(sections).replace(/[() ]/g, '').split('').sort();
    const path = fc.oneof(
      fc.tuple(fc.nat(3)),
      fc.tuple(fc.nat(3), fc.nat(3)),
    ) as unknown as fc.Arbitrary<OutlinePath>;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(path, path, fc.constantFrom(-1, 1, 0) as fc.Arbitrary<-1 | 1 | 0>)),
        (moves) => {
          let now: StoredSection[] = page;
          for (const [from, to, step] of moves) {
            const moved = step ? moveStep(now, from, step) : sectionAt(now, to) && moveBefore(now, from, to);
            now = moved ? moved.sections : now;
          }
          expect(letters(now)).toEqual(['A', 'B', 'C', 'D']);
        },
      ),
    );
  });

  it('summarises a section by its title or text', () => {
    expect(summarise({ type: 'Text', markdown: '## Made to *last*' })).toBe('Made to last');
    expect(summarise({ type: 'HeroBannerCarousel', slides: [{ type: '', title: 'The coat' }] })).toBe(
      'The coat',
    );
    expect(summarise({ type: 'Spacing' })).toBe('');
  });
});
