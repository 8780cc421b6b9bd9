import type { AbstractIntlMessages } from 'use-intl';

/** One file per area; the file's name is the first part of its keys (`shell.json` → `shell.search`). */
export function byArea(files: Record<string, unknown>): AbstractIntlMessages {
  return Object.fromEntries(
    Object.entries(files).map(([file, texts]) => [
      file.replace(/^.*\/|\.json$/g, ''),
      texts as AbstractIntlMessages,
    ]),
  );
}
