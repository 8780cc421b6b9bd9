import type { ImportState } from '#commerce/catalogue/import/import-history.server.ts';
import type { FileKind } from '#commerce/catalogue/import/import-report.ts';

export const FILE_KINDS = ['products', 'prices', 'stock'] as const satisfies readonly FileKind[];

const TABLE = '.csv,.txt,text/csv,.xlsx';

export const ACCEPTED: Record<FileKind, string> = {
  products: '.jsonl,.ndjson,.json,.txt,.csv,.xlsx',
  prices: TABLE,
  stock: TABLE,
};

/** How the studio's dots say it. */
export const STATE_DOTS: Record<ImportState, string> = {
  checking: 'scheduled',
  checked: 'draft',
  applying: 'scheduled',
  done: 'live',
  failed: 'refused',
};
