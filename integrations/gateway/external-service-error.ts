/** The status text of a response whose body does not have the expected shape. */
export const UNREADABLE_RESPONSE = 'unreadable response';

/** A failed call to an external service, fit for a log: without secrets, and with a shortened body. */
export class ExternalServiceError extends Error {
  override name = 'ExternalServiceError';
  readonly service: string;
  /** 0 when there was no response. */
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  readonly body: string;
  /** Whether trying again may help: there was no response, only part of one, or its status says so. */
  readonly isTransient: boolean;

  constructor(failure: ExternalServiceFailure, options?: ErrorOptions) {
    const { service, status, statusText, url, body } = failure;
    const reason = status === 0 ? statusText : `${status} ${statusText}`.trim();
    super(`${service} failed: ${reason}, ${url}${body === '' ? '' : `, ${body}`}`, options);
    this.service = service;
    this.status = status;
    this.statusText = statusText;
    this.url = url;
    this.body = body;
    this.isTransient = status === 0 || isTransientStatus(status) || statusText === UNREADABLE_RESPONSE;
  }
}

export interface ExternalServiceFailure {
  service: string;
  status: number;
  statusText: string;
  url: string;
  body: string;
}

/** Timeouts, rate limits and server errors: the same request may succeed later. */
export function isTransientStatus(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}
