/** Exports content to files and imports it again, for example to keep it in git. */
import { exportContent, importContent } from '#commerce/content/content-files.server.ts';
import { createContentStore } from '#commerce/content/content-store.server.ts';
import { CommandError, print, resolveFromCaller, withDatabase } from './with-database.ts';

const HELP = `How to use it:
  npm run content -- export folder
  npm run content -- import folder   (replaces all content)`;

const [action = '', directory] = process.argv.slice(2);
const transfer = { export: exportContent, import: importContent }[action];

await withDatabase(async (database) => {
  if (!transfer || !directory) throw new CommandError(HELP);
  const count = await transfer(createContentStore(database), resolveFromCaller(directory));
  print(`${count} content versions ${action}ed.`);
  return 0;
});
