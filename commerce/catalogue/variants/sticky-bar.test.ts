import { describe, expect, it } from 'vitest';
import { showsStickyBar } from './sticky-bar.ts';

describe('the sticky add bar', () => {
  it('[PDP-05] shows on mobile after scrolling past 850px', () => {
    expect([850, 851].map((scrollY) => showsStickyBar(scrollY, true))).toEqual([false, true]);
    expect(showsStickyBar(2000, false)).toBe(false);
  });
});
