/** Moves originals of pictures from the database to the media storage; see docs/integrations.md. */
import { pino } from 'pino';
import { migrateMedia } from '#commerce/media/migrate-media.server.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { createMediaStorage } from '#server/integrations.server.ts';
import { CommandError, print, withDatabase } from './with-database.ts';

const HELP = `Usage:
  npm run media -- migrate     moves pictures from the database to the storage that MEDIA names; may be interrupted and repeated`;

await withDatabase(async (database, environment) => {
  if (process.argv[2] !== 'migrate') throw new CommandError(HELP);
  const log = pino({ level: 'error' }, process.stderr);
  const storage = createMediaStorage(environment, createGateway({ log }));
  const moved = await migrateMedia(database, storage, (count) => print(`${count} pictures moved`));
  print(`Done: ${moved} pictures moved to ${environment.MEDIA}.`);
  return 0;
});
