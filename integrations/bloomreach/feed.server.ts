import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { ExternalService } from '#integrations/gateway/gateway.server.ts';
import type { Operation } from './product.ts';

const jobStarted = v.looseObject({ jobId: v.string() });
const jobStatus = v.looseObject({ status: v.string(), message: v.optional(v.string(), '') });
const JOB_TIMEOUT_MS = 30 * 60_000;

export interface FeedAccess {
  /** `…/dataconnect/api/v1/accounts/{id}/catalogs/{name}`. */
  catalogUrl: string;
  jobsUrl: string;
  key: string;
}

/** Sends changes to a catalogue. `send` and `publish` each start a job and wait for its end. */
export class Feed {
  readonly #service: ExternalService;
  readonly #access: FeedAccess;

  constructor(service: ExternalService, access: FeedAccess) {
    this.#service = service;
    this.#access = access;
  }

  async send(method: 'PUT' | 'PATCH', operations: readonly Operation[]): Promise<void> {
    await this.#runJob(
      method,
      '/products',
      operations.map((operation) => JSON.stringify(operation)).join('\n'),
    );
  }

  publish(): Promise<void> {
    return this.#runJob('POST', '/indexes', '');
  }

  async #runJob(method: string, path: string, body: string): Promise<void> {
    const { jobId } = await this.#service.callJson(
      {
        url: `${this.#access.catalogUrl}${path}`,
        method,
        headers: {
          authorization: `Bearer ${this.#access.key}`,
          'content-type': 'application/json-patch+jsonlines',
        },
        body,
        isIdempotent: true,
        timeoutMs: 60_000,
      },
      jobStarted,
    );
    const until = Date.now() + JOB_TIMEOUT_MS;
    for (let wait = 20; ; wait = Math.min(5000, wait * 2)) {
      const { status, message } = await this.#service.callJson(
        { url: `${this.#access.jobsUrl}/${jobId}`, headers: { authorization: `Bearer ${this.#access.key}` } },
        jobStatus,
      );
      if (status === 'success') return;
      if (['failed', 'killed', 'skipped'].includes(status)) {
        throw new Error(`Bloomreach job ${jobId} ${status}: ${message}`);
      }
      if (Date.now() > until) throw new Error(`Bloomreach job ${jobId} is still ${status} after 30 minutes.`);
      await pause(wait);
    }
  }
}
