import { useState } from 'react';
import { moveItem } from './move-item.ts';

/** Keys for rows whose names are typed letter by letter: each follows its row when others move or go. */
export function useRowKeys(count: number) {
  const [known, setKnown] = useState<readonly number[]>([]);
  const next = Math.max(-1, ...known) + 1;
  const keys = Array.from({ length: count }, (_, index) => known[index] ?? next + index);
  return {
    keys,
    move: (from: number, to: number) => setKnown(moveItem(keys, from, to)),
    remove: (index: number) => setKnown(keys.toSpliced(index, 1)),
  };
}
