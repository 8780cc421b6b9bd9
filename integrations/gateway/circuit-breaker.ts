const FAILURES_TO_OPEN = 5;
export const OPEN_MS = 10_000;

/** Stops calls to a service that is down: after five failures in a row none for ten seconds, then one trial call. */
export class CircuitBreaker {
  #failures = 0;
  #openUntil = 0;
  #isTrialRunning = false;
  readonly #openMs: number;

  constructor(openMs = OPEN_MS) {
    this.#openMs = openMs;
  }

  /** Whether a call may be made now; the caller must then record its outcome. */
  allows(now: number): boolean {
    if (this.#failures < FAILURES_TO_OPEN) return true;
    if (now < this.#openUntil || this.#isTrialRunning) return false;
    this.#isTrialRunning = true;
    return true;
  }

  recordSuccess(): void {
    this.#failures = 0;
    this.#isTrialRunning = false;
  }

  recordFailure(now: number): void {
    this.#failures += 1;
    this.#isTrialRunning = false;
    if (this.#failures >= FAILURES_TO_OPEN) this.#openUntil = now + this.#openMs;
  }

  /** The caller cancelled, which says nothing about the service. */
  recordCancelled(): void {
    this.#isTrialRunning = false;
  }
}
