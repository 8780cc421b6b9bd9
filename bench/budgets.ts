import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { printTable } from './table.ts';

interface Budget {
  what: string;
  measured: number;
  /** What is measured must not exceed it, or with `isLeast` not be below it. */
  limit: number;
  unit: string;
  isLeast?: boolean;
  /** How many times slower than at rest the machine was meanwhile, for what depends on its processor. */
  pace?: number;
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

/** What it would have been on the machine at rest. A machine that is faster than that makes nothing worse. */
function atRest({ pace = 1, ...budget }: Budget): Budget {
  const slower = Math.max(1, pace);
  const measured = budget.isLeast ? budget.measured * slower : budget.measured / slower;
  return { ...budget, measured: Number(measured.toPrecision(3)) };
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
      slower: budget.pace ? `${Math.max(1, budget.pace).toFixed(1)}×` : '',
      'at rest': budget.pace ? atRest(budget).measured.toLocaleString('en-GB') : '',
      budget: `${budget.isLeast ? 'at least' : 'at most'} ${budget.limit.toLocaleString('en-GB')}`,
      met: isMet(budget) ? 'yes' : isMet(atRest(budget)) ? 'at rest' : 'NO',
    })),
  );
  console.log(
    `\n${budgets.filter(isMet).length} of ${budgets.length} budgets met as measured, ` +
      `${budgets.filter((budget) => isMet(budget) || isMet(atRest(budget))).length} on the machine at rest`,
  );
}
