import { setTimeout as pause } from 'node:timers/promises';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import type { Logger } from 'pino';
import { NotConfigured, OutsideSystemError } from '#integrations/gateway/gateway.server.ts';
import type { OutsideEngine } from './outside-engine.ts';

export interface Furnishing {
  engine: OutsideEngine;
  documents: () => AsyncIterable<SearchDocument>;
  log: Pick<Logger, 'info' | 'error'>;
  /** Ends the waiting when the shop closes. */
  closed: AbortSignal;
  wait?: (ms: number) => Promise<unknown>;
}

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Gives an engine elsewhere what it needs: its settings, and all products if it has none. A shop that starts while its
 * search is away opens all the same and tries again beside its work; what is wrong for good stops the start.
 */
export async function furnishEngine(furnishing: Furnishing): Promise<void> {
  try {
    await furnish(furnishing);
  } catch (error) {
    if (!(error instanceof OutsideSystemError)) throw error;
    if (!error.isPassing)
      throw new NotConfigured(
        `The search engine refuses what the shop asks of it: check its address and its keys.\n${error.message}`,
        { cause: error },
      );
    furnishing.log.error({ err: error }, 'the search engine does not answer');
    void furnishLater(furnishing);
  }
}

async function furnish({ engine, documents, log }: Furnishing): Promise<void> {
  if (!(await engine.isEmpty())) return engine.prepare?.();
  log.info('the search engine is empty: all products are sent to it');
  await engine.replaceAll(documents());
}

async function furnishLater(furnishing: Furnishing): Promise<void> {
  const { log, closed } = furnishing;
  const wait = furnishing.wait ?? ((ms: number) => pause(ms, undefined, { signal: closed, ref: false }));
  for (let ms = FIRST_WAIT_MS; ; ms = Math.min(LONGEST_WAIT_MS, ms * 2)) {
    await wait(ms).catch(() => {});
    if (closed.aborted) return;
    try {
      await furnish(furnishing);
      log.info('the search engine answers');
      return;
    } catch (error) {
      log.error({ err: error }, 'the search engine is not ready');
    }
  }
}
