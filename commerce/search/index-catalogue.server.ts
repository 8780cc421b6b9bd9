import { setTimeout as pause } from 'node:timers/promises';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import type { Logger } from 'pino';
import { ExternalServiceError, UNREADABLE_RESPONSE } from '#integrations/gateway/external-service-error.ts';
import { NotConfigured } from '#integrations/gateway/integration.ts';
import type { ExternalSearchEngine } from './external-engine.ts';

export interface IndexCatalogueOptions {
  engine: ExternalSearchEngine;
  documents: () => AsyncIterable<SearchDocument>;
  log: Pick<Logger, 'info' | 'error'>;
  /** Stops the retries when the shop shuts down. */
  closed: AbortSignal;
  wait?: (ms: number) => Promise<unknown>;
}

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Sends an external engine its settings, and the whole catalogue if it has none. If the engine is unavailable, the shop
 * starts and this is retried in the background; an error that a retry cannot solve stops the start.
 */
export async function indexCatalogue(options: IndexCatalogueOptions): Promise<void> {
  try {
    await sendCatalogue(options);
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    // What answers at the start in another language is not a search engine.
    if (!error.isTransient || error.statusText === UNREADABLE_RESPONSE)
      throw new NotConfigured(
        `The search engine rejects the shop's requests: check its address and its keys.\n${error.message}`,
        { cause: error },
      );
    options.log.error({ err: error }, 'search engine unavailable: indexing is retried');
    void retryIndexing(options);
  }
}

async function sendCatalogue({ engine, documents, log }: IndexCatalogueOptions): Promise<void> {
  if (!(await engine.isEmpty())) return engine.prepare?.();
  log.info('search engine is empty: sending the whole catalogue');
  await engine.replaceAll(documents());
}

async function retryIndexing(options: IndexCatalogueOptions): Promise<void> {
  const { log, closed } = options;
  const wait = options.wait ?? ((ms: number) => pause(ms, undefined, { signal: closed, ref: false }));
  for (let ms = FIRST_WAIT_MS; ; ms = Math.min(LONGEST_WAIT_MS, ms * 2)) {
    await wait(ms).catch(() => {});
    if (closed.aborted) return;
    try {
      await sendCatalogue(options);
      log.info('search engine is ready');
      return;
    } catch (error) {
      log.error({ err: error }, 'search engine is not ready');
    }
  }
}
