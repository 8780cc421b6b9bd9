import type { Listings } from '#commerce/listing/listing.server.ts';
import { type ListQuestion, toSearchQuery } from '#commerce/listing/listing-page.server.ts';
import type { Shelf } from '#commerce/listing/shelf.server.ts';
import { type ExportRow, toExportRow } from './export-row.ts';

const PAGE = 100;

export interface ListExport {
  /** How many rows will come. */
  total: number;
  rows: AsyncIterable<ExportRow>;
}

/** The products of a list over all its pages, in its order, a page at a time. */
export async function exportList(
  listings: Pick<Listings, 'list'>,
  question: ListQuestion,
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

/** The same for a list of products by their keys. */
export async function exportKeys(
  shelf: Shelf,
  idsOf: (keys: string[]) => Promise<string[]>,
  keys: string[],
  site: string,
): Promise<ExportRow[]> {
  const products = await shelf.products(await idsOf(keys));
  return products.map((product) => toExportRow(product, site));
}
