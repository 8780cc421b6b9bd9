import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { printTable } from './table.ts';

interface Budget {
  what: string;
  measured: number;
  /** What is measured must not exceed it, or with `isLeast` not be below it. */
  limit: number;
  unit: string;
  isLeast?: boolean;
}

/** The benches of one run are processes of their own and store here what they compared. */
const { BENCH_BUDGETS: file } = process.env;

/** Compares what was measured with its budget; `npm run bench` prints all of them at its end. */
export function compare(budget: Budget): void {
  if (file) appendFileSync(file, `${JSON.stringify(budget)}\n`);
}

function isMet({ measured, limit, isLeast }: Budget): boolean {
  return isLeast ? measured >= limit : measured <= limit;
}

if (import.meta.main && file && existsSync(file)) {
  const budgets: Budget[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  printTable(
    'Budgets',
    budgets.map((budget) => ({
      what: budget.what,
      measured: `${budget.measured.toLocaleString('en-GB')} ${budget.unit}`,
      budget: `${budget.isLeast ? 'at least' : 'at most'} ${budget.limit.toLocaleString('en-GB')}`,
      met: isMet(budget) ? 'yes' : 'NO',
    })),
  );
  console.log(`\n${budgets.filter(isMet).length} of ${budgets.length} budgets met`);
}
