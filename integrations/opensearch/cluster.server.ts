import * as v from 'valibot';
import type { Gateway, OutsideAnswer } from '#integrations/gateway/gateway.server.ts';
import { type ManyHosts, openManyHosts } from '#integrations/gateway/many-hosts.server.ts';

export interface ClusterConfiguration {
  /** Any of the nodes; when one does not answer, the next is asked. */
  urls: readonly string[];
  username?: string;
  password?: string;
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
  readonly #nodes: ManyHosts;
  readonly #headers: Record<string, string>;

  constructor(gateway: Gateway, { urls, username, password }: ClusterConfiguration) {
    const login = username === undefined ? undefined : btoa(`${username}:${password ?? ''}`);
    this.#headers = login === undefined ? {} : { authorization: `Basic ${login}` };
    const settings = { name: 'OpenSearch', timeoutMs: 3000, secrets: [password, login] };
    this.#nodes = openManyHosts(gateway, settings, urls, { takeTurns: true });
  }

  call({ body, lines, ...request }: ClusterRequest): Promise<OutsideAnswer> {
    const written = lines
      ? `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
      : JSON.stringify(body);
    const type = lines ? 'application/x-ndjson' : 'application/json';
    return this.#nodes.call({
      ...request,
      headers: { ...this.#headers, ...(written !== undefined && { 'content-type': type }) },
      body: written,
      isSafe: true,
    });
  }

  async ask<T extends v.GenericSchema>(request: ClusterRequest, schema: T): Promise<v.InferOutput<T>> {
    return v.parse(schema, JSON.parse((await this.call(request)).body));
  }
}
