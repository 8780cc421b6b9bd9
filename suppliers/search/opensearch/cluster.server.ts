import * as v from 'valibot';
import {
  type Gateway,
  type OutsideAnswer,
  type OutsideSystem,
  OutsideSystemError,
} from '#suppliers/gateway.server.ts';

export interface ClusterConfiguration {
  /** Any of the nodes; when one does not answer, the next is asked. */
  urls: readonly string[];
  username?: string;
  password?: string;
}

interface ClusterNode {
  url: string;
  system: OutsideSystem;
}

interface ClusterRequest {
  method?: string;
  path: string;
  /** One document, or many for a bulk request. */
  body?: unknown;
  lines?: readonly unknown[];
  signal?: AbortSignal;
  timeoutMs?: number;
  accepts?: readonly number[];
}

/** A cluster that stays reachable while any of its nodes does. All our requests may be repeated without harm. */
export class Cluster {
  readonly #nodes: ClusterNode[];
  readonly #headers: Record<string, string>;
  #turn = 0;

  constructor(gateway: Gateway, { urls, username, password }: ClusterConfiguration) {
    const login = username === undefined ? undefined : btoa(`${username}:${password ?? ''}`);
    this.#headers = login === undefined ? {} : { authorization: `Basic ${login}` };
    this.#nodes = urls.map((url) => ({
      url: url.replace(/\/$/, ''),
      system: gateway.system({ name: 'OpenSearch', timeoutMs: 3000, secrets: [password, login] }),
    }));
  }

  async call(request: ClusterRequest): Promise<OutsideAnswer> {
    const { path, body, lines, method = 'GET', signal, timeoutMs, accepts } = request;
    const written = lines
      ? `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
      : JSON.stringify(body);
    const type = lines ? 'application/x-ndjson' : 'application/json';
    this.#turn += 1;
    for (let tried = 1; ; tried += 1) {
      const { url, system } = this.#nodes[(this.#turn + tried) % this.#nodes.length]!;
      try {
        return await system.call({
          url: `${url}${path}`,
          method,
          headers: { ...this.#headers, ...(written !== undefined && { 'content-type': type }) },
          body: written,
          // With another node to ask, a failed one is not asked twice.
          isSafe: this.#nodes.length === 1,
          signal,
          timeoutMs,
          accepts,
        });
      } catch (error) {
        const isPassing = error instanceof OutsideSystemError && error.isPassing;
        if (!isPassing || tried >= this.#nodes.length) throw error;
      }
    }
  }

  async ask<T extends v.GenericSchema>(request: ClusterRequest, schema: T): Promise<v.InferOutput<T>> {
    return v.parse(schema, JSON.parse((await this.call(request)).body));
  }
}
