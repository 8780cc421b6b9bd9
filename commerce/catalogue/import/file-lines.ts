/** Longer lines are refused. */
export const LONGEST_LINE = 1_000_000;

export interface FileLine {
  number: number;
  text: string;
  /** `text` holds only the beginning. */
  isTooLong?: boolean;
}

/** Splits a stream into lines: any line ends, without the byte order mark; blank lines are counted and left out. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<FileLine> {
  let rest = '';
  let number = 0;
  let isTooLong = false;
  const finish = function* (text: string): Generator<FileLine> {
    number += 1;
    const line = number === 1 ? text.replace(/^\uFEFF/, '') : text;
    if (isTooLong) yield { number, text: line.slice(0, 200), isTooLong };
    else if (line.trim() !== '') yield { number, text: line };
    isTooLong = false;
  };
  for await (const chunk of chunks) {
    rest += chunk;
    for (let from = 0; ; ) {
      const end = rest.indexOf('\n', from);
      if (end === -1) {
        rest = rest.slice(from);
        break;
      }
      const text = rest.slice(from, end);
      isTooLong ||= text.length > LONGEST_LINE;
      yield* finish(text.endsWith('\r') ? text.slice(0, -1) : text);
      from = end + 1;
    }
    if (rest.length > LONGEST_LINE) {
      isTooLong = true;
      rest = rest.slice(0, 200);
    }
  }
  if (rest !== '' || isTooLong) yield* finish(rest.endsWith('\r') ? rest.slice(0, -1) : rest);
}
