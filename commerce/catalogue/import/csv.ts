/** A row with a quoted cell that is longer than this counts as an unclosed quote. */
const LONGEST_ROW = 10_000;

export interface CsvRow {
  /** The line of the file on which the row begins. */
  line: number;
  cells: string[];
  /** A quote was opened and not closed. */
  isBroken?: boolean;
}

/** Parses comma-separated values as spreadsheets write them: quotes, any line ends, `;` or tabs in place of commas. */
export async function* readCsv(
  chunks: AsyncIterable<string>,
  longestRow = LONGEST_ROW,
): AsyncGenerator<CsvRow> {
  const reader = new CsvReader(longestRow);
  for await (const chunk of chunks) yield* reader.push(chunk);
  yield* reader.end();
}

class CsvReader {
  private readonly longestRow: number;
  private separator: string | null = null;
  private start = '';
  private line = 1;
  private rowLine = 1;
  private cells: string[] = [];
  private cell = '';
  private length = 0;
  private isQuoted = false;
  /** The last character was a quote inside a quoted cell; the next one tells whether it closes the cell. */
  private isAtQuote = false;

  constructor(longestRow: number) {
    this.longestRow = longestRow;
  }

  *push(chunk: string): Generator<CsvRow> {
    if (this.separator !== null) {
      yield* this.read(chunk);
      return;
    }
    // The separator is detected from the first line.
    this.start += chunk;
    if (!this.start.includes('\n') && this.start.length < LONGEST_ROW) return;
    yield* this.begin();
  }

  *end(): Generator<CsvRow> {
    if (this.separator === null) yield* this.begin();
    if (this.isQuoted && !this.isAtQuote) yield { line: this.rowLine, cells: this.cells, isBroken: true };
    else yield* this.finishRow();
  }

  private *begin(): Generator<CsvRow> {
    const text = this.start.replace(/^\uFEFF/, '');
    const [first = ''] = text.split('\n', 1);
    const count = (mark: string) => first.split(mark).length;
    [this.separator = ','] = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one));
    this.start = '';
    yield* this.read(text);
  }

  private *read(text: string): Generator<CsvRow> {
    for (const character of text) {
      this.length += 1;
      if (character === '\n') this.line += 1;
      if (this.isQuoted && !this.isAtQuote) {
        if (character === '"') this.isAtQuote = true;
        else this.cell += character;
        if (this.length > this.longestRow) yield* this.abandonRow();
        continue;
      }
      if (this.isAtQuote) {
        this.isAtQuote = false;
        if (character === '"') {
          this.cell += '"';
          continue;
        }
        this.isQuoted = false;
      }
      if (character === '"' && this.cell === '') this.isQuoted = true;
      else if (character === this.separator) this.finishCell();
      else if (character === '\n') yield* this.finishRow();
      else if (character !== '\r') this.cell += character;
    }
  }

  private finishCell() {
    this.cells.push(this.cell.trim());
    this.cell = '';
  }

  private *finishRow(): Generator<CsvRow> {
    this.finishCell();
    if (this.cells.some((cell) => cell !== '')) yield { line: this.rowLine, cells: this.cells };
    this.startRow();
  }

  private *abandonRow(): Generator<CsvRow> {
    yield { line: this.rowLine, cells: [], isBroken: true };
    this.startRow();
  }

  private startRow() {
    this.cells = [];
    this.cell = '';
    this.length = 0;
    this.isQuoted = false;
    this.isAtQuote = false;
    this.rowLine = this.line;
  }
}
