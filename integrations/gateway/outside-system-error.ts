/** What an outside system did wrong, fit for a log: no secrets, and no more of the answer than helps. */
export class OutsideSystemError extends Error {
  override name = 'OutsideSystemError';
  readonly system: string;
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  readonly body: string;
  /** Whether trying again may help: nothing came, or the other side said that it is in trouble. */
  readonly isPassing: boolean;

  constructor(failure: OutsideFailure, options?: ErrorOptions) {
    const { system, status, statusText, url, body } = failure;
    const said = status === 0 ? statusText : `${status} ${statusText}`.trim();
    super(`${system} failed: ${said}, ${url}${body === '' ? '' : `, ${body}`}`, options);
    this.system = system;
    this.status = status;
    this.statusText = statusText;
    this.url = url;
    this.body = body;
    this.isPassing = status === 0 || isPassingStatus(status);
  }
}

export interface OutsideFailure {
  system: string;
  status: number;
  statusText: string;
  url: string;
  body: string;
}

/** Statuses that are about the moment, not about the request. */
export function isPassingStatus(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}
