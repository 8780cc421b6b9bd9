import * as v from 'valibot';
import type { ExternalResponse, Gateway } from '#integrations/gateway/gateway.server.ts';
import { createMultiHostService, type MultiHostService } from '#integrations/gateway/multi-host.server.ts';

export interface ClusterConfiguration {
  /** Any of the nodes; when one fails, the next is called. */
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

/** A cluster that is reachable while any of its nodes is. All requests of this integration are idempotent. */
export class Cluster {
  readonly #nodes: MultiHostService;
  readonly #headers: Record<string, string>;

  constructor(gateway: Gateway, { urls, username, password }: ClusterConfiguration) {
    const login = username === undefined ? undefined : btoa(`${username}:${password ?? ''}`);
    this.#headers = login === undefined ? {} : { authorization: `Basic ${login}` };
    const settings = { name: 'OpenSearch', timeoutMs: 3000, secrets: [password, login] };
    this.#nodes = createMultiHostService(gateway, settings, urls, { roundRobin: true });
  }

  call({ body, lines, ...request }: ClusterRequest): Promise<ExternalResponse> {
    const written = lines
      ? `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
      : JSON.stringify(body);
    const type = lines ? 'application/x-ndjson' : 'application/json';
    return this.#nodes.call({
      ...request,
      headers: { ...this.#headers, ...(written !== undefined && { 'content-type': type }) },
      body: written,
      isIdempotent: true,
    });
  }

  async callJson<T extends v.GenericSchema>(request: ClusterRequest, schema: T): Promise<v.InferOutput<T>> {
    return v.parse(schema, JSON.parse((await this.call(request)).body));
  }
}
