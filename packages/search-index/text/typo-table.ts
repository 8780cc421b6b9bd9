import { GrowingWords, sharedWords } from '../segments/shared-arrays.ts';

/** Hashes of every known word with letters removed: two words one typo apart share an entry (symmetric deletes). */
export interface TypoTableData {
  /** Sorted hashes of the shortened words, and the word each came from. */
  hashes: Uint32Array;
  words: Uint32Array;
}

/** How many typos are corrected in a word of this length. */
export function allowedTypos(length: number): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

export function buildTypoTable(words: readonly string[]): TypoTableData {
  const hashes = new GrowingWords();
  const owners = new GrowingWords();
  words.forEach((word, index) => {
    if (/\d/.test(word)) return;
    for (const shortened of shorten(word, allowedTypos(word.length))) {
      hashes.push(hashText(shortened));
      owners.push(index);
    }
  });
  return sortByHash(hashes.view(), owners.view());
}

/** Known words within the allowed number of typos, with their distance. */
export function findSimilar(
  table: TypoTableData,
  word: string,
  wordAt: (index: number) => string,
): { index: number; word: string; distance: number }[] {
  // A word of three letters may lack one.
  const allowed = word.length === 3 ? 1 : allowedTypos(word.length);
  if (allowed === 0) return [];
  const candidates = new Set<number>();
  for (const shortened of shorten(word, allowed)) {
    const hash = hashText(shortened);
    for (let i = lowerBound(table.hashes, hash); table.hashes[i] === hash; i++)
      candidates.add(table.words[i]!);
  }
  const found: { index: number; word: string; distance: number }[] = [];
  for (const index of candidates) {
    const known = wordAt(index);
    const distance = editDistance(word, known, allowed);
    if (distance <= allowed) found.push({ index, word: known, distance });
  }
  return found;
}

/** Counts insertions, deletions, replacements and swaps of neighbours; returns `limit + 1` above the limit. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      }
      row.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

function shorten(word: string, depth: number): Set<string> {
  const found = new Set([word]);
  let frontier = [word];
  for (let level = 0; level < depth; level++) {
    const next: string[] = [];
    for (const current of frontier) {
      for (let i = 0; i < current.length; i++) {
        const shorter = current.slice(0, i) + current.slice(i + 1);
        if (found.has(shorter)) continue;
        found.add(shorter);
        next.push(shorter);
      }
    }
    frontier = next;
  }
  return found;
}

function sortByHash(hashes: Uint32Array, owners: Uint32Array): TypoTableData {
  // Hash and owner share one double (32 + 21 bits), so the engine's fast numeric sort orders both.
  const OWNER_SPACE = 2 ** 21;
  const combined = new Float64Array(hashes.length);
  for (let i = 0; i < hashes.length; i++) combined[i] = hashes[i]! * OWNER_SPACE + owners[i]!;
  combined.sort();
  const table = { hashes: sharedWords(hashes.length), words: sharedWords(hashes.length) };
  for (let i = 0; i < combined.length; i++) {
    table.hashes[i] = Math.floor(combined[i]! / OWNER_SPACE);
    table.words[i] = combined[i]! % OWNER_SPACE;
  }
  return table;
}

function lowerBound(sorted: Uint32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}
