export interface ByteRange {
  start: number;
  /** The last byte, included. */
  end: number;
}

const RANGE = /^bytes=(\d*)-(\d*)$/;

/** What part of a file a header asks for: all of it, one range, or one that the file does not have. */
export function readByteRange(header: string | null, size: number): ByteRange | 'all' | 'unsatisfiable' {
  const [, from = '', to = ''] = RANGE.exec(header?.trim() ?? '') ?? [];
  // several ranges at once, or nonsense, may be answered with the whole
  if (from === '' && to === '') return 'all';
  if (from === '') {
    const last = Number(to);
    return last === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return 'all';
  return start >= size ? 'unsatisfiable' : { start, end };
}
