import { readIsOpen } from '#commerce/staff/opening.server.ts';
import type { Environment } from '#config/environment.ts';
import { BRANDS_TAG, type ChangeFeed } from './db/changes.server.ts';
import type { Database } from './db/database.server.ts';

/** Whether the public may enter. */
export interface Opening {
  readonly isOpen: boolean;
}

interface OpeningParts {
  environment: Pick<Environment, 'DEMO'>;
  database: Pick<Database, 'db'>;
  changes: Pick<ChangeFeed, 'subscribe'>;
}

/** Follows what staff decide, in every process. A demo is always open. */
export async function createOpening({ environment, database, changes }: OpeningParts): Promise<Opening> {
  const read = async () => environment.DEMO || (await readIsOpen(database.db));
  let isOpen = await read();
  changes.subscribe(async (tags) => {
    if (tags.includes(BRANDS_TAG)) isOpen = await read();
  });
  return {
    get isOpen() {
      return isOpen;
    },
  };
}
