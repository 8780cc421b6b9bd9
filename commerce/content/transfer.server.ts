import path from 'node:path';
import { parseEnvironment } from '#config/environment.ts';
import { openDatabase } from '#server/db/database.server.ts';
import { startEmbeddedDatabase } from '#server/db/embedded.server.ts';
import { exportContent, importContent } from './content-files.server.ts';
import { createContentStore } from './content-store.server.ts';

/** `node commerce/content/transfer.server.ts export|import {directory}`: content as files, to keep it in git. */
const [, , action, directory] = process.argv;
if ((action !== 'export' && action !== 'import') || !directory) {
  console.error('Say "export" or "import", and a directory.');
  process.exit(1);
}

const environment = parseEnvironment(process.env);
const embedded = environment.DATABASE_URL
  ? null
  : await startEmbeddedDatabase({
      dataDir: path.resolve(environment.DATA_DIR, 'postgres'),
      onStep: () => {},
    });
const database = await openDatabase(environment.DATABASE_URL ?? embedded!.connection);
const store = createContentStore(database);
const transfer = action === 'export' ? exportContent : importContent;
const count = await transfer(store, path.resolve(directory));
process.stdout.write(`${count} pieces of content ${action}ed.\n`);
await database.close();
await embedded?.stop();
