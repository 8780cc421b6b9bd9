let last: Promise<unknown> = Promise.resolve();
let lastIdle: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Runs one thing after the other, each in a task of its own, so that input and frames come between. */
export function runInTurn<T>(act: () => Promise<T>): Promise<T> {
  waiting++;
  const turn = last
    .then(yieldToInput)
    .then(act)
    .finally(() => waiting--);
  last = turn.catch(() => {});
  return turn;
}

/** The same for what can wait until the page is idle and nothing else waits for its turn. */
export function runInIdleTurn<T>(act: () => Promise<T>): Promise<T> {
  const turn = lastIdle.then(untilNothingWaits).then(idle).then(act);
  lastIdle = turn.catch(() => {});
  return turn;
}

async function untilNothingWaits(): Promise<void> {
  while (waiting > 0) await last;
}

function yieldToInput(): Promise<unknown> {
  const { scheduler } = window as Window & { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** A busy page is not idle for long; waiting longer would only delay it. */
const LONGEST_WAIT_MS = 200;

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve);
  });
}
