import type { ImportState } from '#commerce/catalogue/import/import-history.server.ts';
import type { FileKind } from '#commerce/catalogue/import/import-report.ts';

export const KIND_TEXTS: Record<FileKind, { title: string; hint: string; accept: string }> = {
  products: {
    title: 'Products, categories and brands',
    hint: 'JSON Lines with one product on each line, or a CSV or XLSX table with one variant in each row.',
    accept: '.jsonl,.ndjson,.json,.txt,.csv,.xlsx',
  },
  prices: {
    title: 'Prices',
    hint: 'CSV or XLSX with the columns sku, price, was_price, currency.',
    accept: '.csv,.txt,text/csv,.xlsx',
  },
  stock: {
    title: 'Stock',
    hint: 'CSV or XLSX with the columns sku, quantity.',
    accept: '.csv,.txt,text/csv,.xlsx',
  },
};

export const STATE_TEXTS: Record<ImportState, string> = {
  checking: 'Being looked at',
  checked: 'Waits to be applied',
  applying: 'Being applied',
  done: 'Applied',
  failed: 'Did not finish',
};

/** How the studio's dots say it. */
export const STATE_DOTS: Record<ImportState, string> = {
  checking: 'scheduled',
  checked: 'draft',
  applying: 'scheduled',
  done: 'live',
  failed: 'refused',
};

export const CHANGE_TEXTS = { added: 'New', changed: 'Changed', takenOff: 'Taken off' } as const;
export const VIA_TEXTS = {
  page: 'this page',
  system: 'another system',
  command: 'the command line',
} as const;
