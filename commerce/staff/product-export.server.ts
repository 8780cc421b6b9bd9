import { Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify';
import type { Listings } from '#commerce/listing/listing.server.ts';
import { type ListCriteria, toSearchQuery } from '#commerce/listing/listing-page.server.ts';
import type { ProductCardCache } from '#commerce/listing/product-card-cache.server.ts';
import { EXPORT_COLUMNS, type ExportRow, toExportRow } from './export-row.ts';

const PAGE = 100;

export interface ListExport {
  /** The number of rows. */
  total: number;
  rows: AsyncIterable<ExportRow>;
}

/** All products of a list in its order, loaded page by page. */
export async function exportList(
  listings: Pick<Listings, 'list'>,
  question: ListCriteria,
  { site, maxRows }: { site: string; maxRows: number },
  signal?: AbortSignal,
): Promise<ListExport> {
  const query = { ...toSearchQuery({ ...question, page: 1 }), facetKeys: [] };
  const pageAt = (offset: number) =>
    listings.list({ ...query, offset, limit: Math.min(PAGE, maxRows - offset) }, signal);
  const first = await pageAt(0);
  const total = Math.min(first.total, maxRows);

  async function* rows() {
    let { products } = first;
    for (let offset = 0; products.length > 0; ) {
      for (const product of products) yield toExportRow(product, site);
      offset += PAGE;
      if (offset >= total) return;
      products = (await pageAt(offset)).products;
    }
  }
  return { total, rows: rows() };
}

/** The same for products given by key. */
export async function exportKeys(
  productCards: ProductCardCache,
  idsOf: (keys: string[]) => Promise<string[]>,
  keys: string[],
  site: string,
): Promise<ExportRow[]> {
  const products = await productCards.products(await idsOf(keys), null);
  return products.map((product) => toExportRow(product, site));
}

/**
 * RFC 4180 with one change: a value that a spreadsheet would run as a formula is preceded by an apostrophe, against
 * formula injection by product names.
 */
const FORMAT: Options = {
  header: true,
  columns: [...EXPORT_COLUMNS],
  record_delimiter: 'windows',
  // Lone line ends are quoted too, since they break CSV readers as well.
  quoted_match: /[\r\n]/,
  escape_formulas: true,
};

/** Streams the rows, so that a long list is never in memory as a whole. */
export function writeExport(
  rows: AsyncIterable<ExportRow> | Iterable<ExportRow>,
): ReadableStream<Uint8Array> {
  const written = Readable.from(rows).compose(stringify(FORMAT));
  return Readable.toWeb(written) as ReadableStream<Uint8Array>;
}
