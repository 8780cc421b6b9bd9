const waiting: (() => void)[] = [];

/**
 * Resolves one caller per turn of the event loop. Pages begin with it, so that a burst of them does not keep health checks and
 * cached pages waiting until the last one is rendered.
 */
export function eventLoopTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push(resolve);
  if (waiting.length === 1) setImmediate(letNextStart);
  return promise;
}

function letNextStart(): void {
  waiting[0]?.();
  // Counted as waiting until the turn is over, so that only one timer runs.
  setImmediate(() => {
    waiting.shift();
    if (waiting.length > 0) letNextStart();
  });
}
