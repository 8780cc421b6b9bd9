import { createRequire } from 'node:module';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import type PDFDocument from 'pdfkit';
import { describeCustomFields } from '#commerce/catalogue/custom-field-labels.ts';
import { maySeeBrand, type Reach } from '#commerce/resources/permissions.ts';
import { readLanguageTexts } from '#config/languages.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { shopOrder } from '#server/db/orders-schema.server.ts';
import { readRecords } from '../order-records.server.ts';
import type { OrderSnapshot } from '../order-snapshot.server.ts';
import type { ReturnedPiece } from '../return-request.ts';
import { code39Bars } from './code-39.ts';
import { makePickList } from './pick-list.ts';

type TextName =
  | 'packingSlip'
  | 'order'
  | 'placed'
  | 'deliverTo'
  | 'delivery'
  | 'item'
  | 'quantity'
  | 'gift'
  | 'rest'
  | 'thanks'
  | 'returns'
  | 'pickList'
  | 'picked'
  | 'orders'
  | 'page'
  | 'invoice'
  | 'creditNote'
  | 'issued'
  | 'forInvoice'
  | 'billedTo'
  | 'taxNumber'
  | 'amount'
  | 'taxable'
  | 'tax'
  | 'total'
  | 'refund';

const DEFAULT_LANGUAGE = 'en-GB';
const texts = readLanguageTexts<Partial<Record<TextName, string>>>('server/order-documents.json');
/** Latin, Greek and Cyrillic with all accents; only the used signs are embedded. */
const fonts = path.join(
  path.dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
);

export type Pdf = InstanceType<typeof PDFDocument>;

export const MARGIN = 48;
export const RIGHT = 595.28 - MARGIN;
const BOTTOM = 841.89 - 72;
export const SOFT = '#666666';
const LINE = '#cccccc';
export const MAX_DOCUMENTS = 200;

/** An order as the documents show it. */
export interface DocumentOrder {
  number: string;
  placedAt: Date;
  snapshot: OrderSnapshot;
  /** What goes into the parcel. */
  pieces: ReturnedPiece[];
  /** Whether more follows in another parcel. */
  hasRest: boolean;
}

/** Documents for the warehouse as PDF files. */
export interface OrderDocuments {
  /**
   * One page or more for each order, in the order's language. Orders that do not exist, or are out of reach, are left
   * out; null when none is left.
   */
  packingSlips(numbers: readonly string[], reach: Reach): Promise<Buffer | null>;
  /** What to fetch for all the orders together, in the language of staff. */
  pickList(numbers: readonly string[], locale: string, at: Date, reach: Reach): Promise<Buffer | null>;
}

export function createOrderDocuments({ db }: Database): OrderDocuments {
  async function read(numbers: readonly string[], reach: Reach): Promise<DocumentOrder[]> {
    const wanted = [...new Set(numbers)].slice(0, MAX_DOCUMENTS);
    if (wanted.length === 0) return [];
    const rows = await db.select().from(shopOrder).where(inArray(shopOrder.number, wanted));
    const orders: DocumentOrder[] = [];
    for (const number of wanted) {
      const order = rows.find((row) => row.number === number);
      if (!order || !maySeeBrand(reach, order.brandSlug, order.country)) continue;
      const { progress } = await readRecords(db, order);
      const open = progress.map(({ open: quantity }, position) => ({ position, quantity }));
      // A slip that is printed again after dispatch lists what was shipped.
      const shipped = progress.map(({ shipped: quantity }, position) => ({ position, quantity }));
      const isOpen = open.some(({ quantity }) => quantity > 0);
      const pieces = (isOpen ? open : shipped).filter(({ quantity }) => quantity > 0);
      const hasRest = isOpen && shipped.some(({ quantity }) => quantity > 0);
      orders.push({ number, placedAt: order.placedAt, snapshot: order.snapshot, pieces, hasRest });
    }
    return orders;
  }

  return {
    async packingSlips(numbers, reach) {
      const orders = await read(numbers, reach);
      return orders.length > 0 ? drawPackingSlips(orders) : null;
    },
    async pickList(numbers, locale, at, reach) {
      const orders = await read(numbers, reach);
      return orders.length > 0 ? drawPickList(orders, locale, at) : null;
    },
  };
}

export async function drawPackingSlips(orders: readonly DocumentOrder[]): Promise<Buffer> {
  return draw('', (pdf) => {
    for (const [index, order] of orders.entries()) {
      if (index > 0) pdf.addPage();
      drawSlip(pdf, order);
    }
  });
}

function drawSlip(pdf: Pdf, { number, placedAt, snapshot, pieces, hasRest }: DocumentOrder): void {
  const { locale, brandName, shippingAddress, delivery, lines, returnDays, home } = snapshot;
  const t = textsOf(locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(placedAt);
  pdf.font('bold').fontSize(20).text(brandName, MARGIN, MARGIN);
  pdf.font('regular').fontSize(10).fillColor(SOFT).text(t('packingSlip'));
  drawBarcode(pdf, number, MARGIN);
  pdf.fillColor('black').font('bold').fontSize(13).text(t('order', { number }), MARGIN, 112);
  pdf.font('regular').fontSize(9).fillColor(SOFT).text(t('placed', { date }));
  const columnTop = 156;
  drawBlock(pdf, t('deliverTo'), addressLines(shippingAddress, locale), MARGIN, columnTop);
  const deliveryBottom = pdf.y;
  drawBlock(pdf, t('delivery'), [delivery.name], 320, columnTop);
  pdf.y = Math.max(deliveryBottom, pdf.y) + 24;
  drawHead(pdf, t('item'), t('quantity'));
  for (const { position, quantity } of pieces) {
    const line = lines[position];
    if (!line) continue;
    const variant = [line.colourLabel, line.size].filter(Boolean).join(', ');
    const custom = describeCustomFields(line, locale).map(({ label, value }) =>
      label ? `${label}: ${value}` : value,
    );
    drawRow(pdf, {
      title: line.name,
      details: [
        [line.brand, variant, line.sku].filter(Boolean).join(' · '),
        ...custom,
        ...(line.isGift ? [t('gift')] : []),
      ],
      count: String(quantity),
    });
  }
  keepRoom(pdf, 70);
  pdf.moveDown(1).font('regular').fontSize(9).fillColor('black');
  if (hasRest) pdf.text(t('rest'), MARGIN);
  pdf.text(t('thanks', { shop: brandName }), MARGIN);
  if (returnDays) pdf.fillColor(SOFT).text(t('returns', { days: String(returnDays), link: `${home}/order` }));
}

export async function drawPickList(
  orders: readonly DocumentOrder[],
  locale: string,
  at: Date,
): Promise<Buffer> {
  const t = textsOf(locale);
  const rows = makePickList(
    orders.map(({ number, snapshot, pieces }) => ({ number, lines: snapshot.lines, pieces })),
  );
  const count = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  return draw(locale, (pdf) => {
    pdf.font('bold').fontSize(20).text(t('pickList'), MARGIN, MARGIN);
    pdf.font('regular').fontSize(10).fillColor(SOFT);
    pdf.text(t('picked', { pieces: String(count), orders: String(orders.length) }));
    pdf.text(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at));
    pdf.moveDown(1);
    drawHead(pdf, t('item'), t('quantity'));
    for (const row of rows)
      drawRow(pdf, {
        title: row.name,
        details: [
          [row.brand, row.variant, row.sku].filter(Boolean).join(' · '),
          `${t('orders')}: ${row.orders
            .map(({ number, quantity }) => (quantity > 1 ? `${number} (${quantity})` : number))
            .join(', ')}`,
        ],
        count: String(row.quantity),
        hasBox: true,
      });
  });
}

/** Makes the file and numbers its pages. The library is loaded with the first file: most processes make none. */
export async function draw(locale: string, work: (pdf: Pdf) => void): Promise<Buffer> {
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({ size: 'A4', margin: MARGIN, bufferPages: true });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.registerFont('regular', path.join(fonts, 'DejaVuSans.ttf'));
  pdf.registerFont('bold', path.join(fonts, 'DejaVuSans-Bold.ttf'));
  work(pdf);
  const { start, count } = pdf.bufferedPageRange();
  if (locale && count > 1)
    for (let page = start; page < start + count; page++) {
      pdf.switchToPage(page);
      // Below the margin a text would start a new page.
      pdf.page.margins.bottom = 0;
      const label = textsOf(locale)('page', { page: String(page + 1), pages: String(count) });
      pdf
        .font('regular')
        .fontSize(8)
        .fillColor(SOFT)
        .text(label, MARGIN, BOTTOM + 30);
    }
  pdf.end();
  return done;
}

export function textsOf(locale: string): (name: TextName, values?: Record<string, string>) => string {
  return (name, values = {}) => {
    const text = texts.get(locale)?.[name] ?? texts.get(DEFAULT_LANGUAGE)?.[name] ?? name;
    return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  };
}

export function addressLines(address: OrderSnapshot['shippingAddress'], locale: string): string[] {
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(address.country) ?? address.country;
  return [
    `${address.firstName} ${address.lastName}`,
    address.streetName,
    address.additionalStreetInfo,
    [address.city, address.region].filter(Boolean).join(', '),
    address.postalCode,
    country,
    address.phone,
  ].filter((line) => line.trim() !== '');
}

export function drawBlock(pdf: Pdf, title: string, content: readonly string[], x: number, y: number): void {
  pdf.font('regular').fontSize(8).fillColor(SOFT).text(title, x, y, { width: 220 });
  pdf.fontSize(11).fillColor('black').text(content.join('\n'), { width: 220, lineGap: 2 });
}

export function drawHead(pdf: Pdf, item: string, quantity: string): void {
  const { y } = pdf;
  pdf.font('regular').fontSize(8).fillColor(SOFT).text(item, MARGIN, y);
  pdf.text(quantity, RIGHT - 80, y, { width: 80, align: 'right' });
  drawRule(pdf, pdf.y + 4);
  pdf.y += 12;
}

interface Row {
  title: string;
  details: readonly string[];
  count: string;
  /** A box to tick. */
  hasBox?: boolean;
}

export function drawRow(pdf: Pdf, { title, details, count, hasBox = false }: Row): void {
  const x = hasBox ? MARGIN + 22 : MARGIN;
  const width = RIGHT - 90 - x;
  const detail = details.join('\n');
  const height = pdf.font('bold').fontSize(11).heightOfString(title, { width });
  keepRoom(pdf, height + pdf.font('regular').fontSize(9).heightOfString(detail, { width }) + 16);
  const top = pdf.y;
  if (hasBox)
    pdf
      .rect(MARGIN, top + 1, 11, 11)
      .strokeColor('black')
      .lineWidth(0.8)
      .stroke();
  pdf.fillColor('black').font('bold').fontSize(13);
  pdf.text(count, RIGHT - 80, top, { width: 80, align: 'right' });
  pdf.fontSize(11).text(title, x, top, { width });
  pdf.font('regular').fontSize(9).fillColor(SOFT).text(detail, { width, lineGap: 1 });
  drawRule(pdf, pdf.y + 5);
  pdf.y += 12;
}

export function drawRule(pdf: Pdf, y: number): void {
  pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).strokeColor(LINE).lineWidth(0.6).stroke();
}

/** Starts a new page when the next part would be cut. */
export function keepRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height <= BOTTOM) return;
  pdf.addPage();
  pdf.y = MARGIN;
}

/** The order number for a scanner, at the right edge. */
function drawBarcode(pdf: Pdf, number: string, top: number): void {
  const code = code39Bars(number);
  if (!code) return;
  const unit = 1.1;
  const left = RIGHT - code.width * unit;
  for (const { x, width } of code.bars) pdf.rect(left + x * unit, top, width * unit, 34);
  pdf.fillColor('black').fill();
  pdf
    .font('regular')
    .fontSize(8)
    .text(number, left, top + 38, { width: code.width * unit, align: 'center' });
}
