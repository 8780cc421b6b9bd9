/** More than this between two quotes is a quote that was never closed. */
const LONGEST_ROW = 10_000;

export interface CsvRow {
  /** The line of the file on which the row begins. */
  line: number;
  cells: string[];
  /** A quote was opened and not closed. */
  isBroken?: boolean;
}

/** A file of comma-separated values as spreadsheets write it: quotes, any line ends, `;` or tabs in place of commas. */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const reader = new CsvReader();
  for await (const chunk of chunks) yield* reader.push(chunk);
  yield* reader.end();
}

class CsvReader {
  private separator: string | null = null;
  private start = '';
  private line = 1;
  private rowLine = 1;
  private cells: string[] = [];
  private cell = '';
  private length = 0;
  private isQuoted = false;
  /** A quote within quotes: the next letter says whether it ends them. */
  private isAtQuote = false;

  *push(chunk: string): Generator<CsvRow> {
    if (this.separator !== null) {
      yield* this.read(chunk);
      return;
    }
    // The first line tells what stands between the cells.
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
    this.separator = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0]!;
    this.start = '';
    yield* this.read(text);
  }

  private *read(text: string): Generator<CsvRow> {
    for (const letter of text) {
      this.length += 1;
      if (letter === '\n') this.line += 1;
      if (this.isQuoted && !this.isAtQuote) {
        if (letter === '"') this.isAtQuote = true;
        else this.cell += letter;
        if (this.length > LONGEST_ROW) yield* this.giveUp();
        continue;
      }
      if (this.isAtQuote) {
        this.isAtQuote = false;
        if (letter === '"') {
          this.cell += '"';
          continue;
        }
        this.isQuoted = false;
      }
      if (letter === '"' && this.cell === '') this.isQuoted = true;
      else if (letter === this.separator) this.finishCell();
      else if (letter === '\n') yield* this.finishRow();
      else if (letter !== '\r') this.cell += letter;
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

  private *giveUp(): Generator<CsvRow> {
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
