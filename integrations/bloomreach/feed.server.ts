import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { OutsideSystem } from '#integrations/gateway/gateway.server.ts';
import type { Operation } from './product.ts';

const started = v.looseObject({ jobId: v.string() });
const job = v.looseObject({ status: v.string(), message: v.optional(v.string(), '') });
const JOB_PATIENCE_MS = 30 * 60_000;

export interface FeedAccess {
  /** Of one catalogue: `…/dataconnect/api/v1/accounts/{id}/catalogs/{name}`. */
  catalogUrl: string;
  jobsUrl: string;
  key: string;
}

/** Sends changes and returns when searches see them: a job takes them in, another publishes the index. */
export class Feed {
  readonly #system: OutsideSystem;
  readonly #access: FeedAccess;

  constructor(system: OutsideSystem, access: FeedAccess) {
    this.#system = system;
    this.#access = access;
  }

  async send(method: 'PUT' | 'PATCH', operations: readonly Operation[]): Promise<void> {
    await this.#job(method, '/products', operations.map((operation) => JSON.stringify(operation)).join('\n'));
  }

  publish(): Promise<void> {
    return this.#job('POST', '/indexes', '');
  }

  async #job(method: string, path: string, body: string): Promise<void> {
    const { jobId } = await this.#system.ask(
      {
        url: `${this.#access.catalogUrl}${path}`,
        method,
        headers: {
          authorization: `Bearer ${this.#access.key}`,
          'content-type': 'application/json-patch+jsonlines',
        },
        body,
        isSafe: true,
        timeoutMs: 60_000,
      },
      started,
    );
    const until = Date.now() + JOB_PATIENCE_MS;
    for (let wait = 20; ; wait = Math.min(5000, wait * 2)) {
      const { status, message } = await this.#system.ask(
        { url: `${this.#access.jobsUrl}/${jobId}`, headers: { authorization: `Bearer ${this.#access.key}` } },
        job,
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
