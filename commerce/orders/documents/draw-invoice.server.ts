import { formatMoney } from '#commerce/pricing/format-money.ts';
import { formatInvoiceNumber, type InvoiceBody, type InvoiceKind } from './invoice.ts';
import {
  addressLines,
  draw,
  drawBlock,
  drawHead,
  drawRow,
  drawRule,
  keepRoom,
  MARGIN,
  type Pdf,
  RIGHT,
  SOFT,
  textsOf,
} from './order-documents.server.ts';

interface Document {
  kind: InvoiceKind;
  number: number;
  issuedAt: Date;
  body: InvoiceBody;
}

/** An invoice or a credit note as a PDF file, in the language of the order. */
export function drawInvoice({ kind, number, issuedAt, body }: Document): Promise<Buffer> {
  const { locale, seller, buyer, currency, lines, taxByRate, total, orderNumber, invoiceNumber } = body;
  const t = textsOf(locale);
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(issuedAt);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return draw(locale, (pdf) => {
    pdf.font('bold').fontSize(20).fillColor('black').text(body.brandName, MARGIN, MARGIN);
    pdf.font('regular').fontSize(9).fillColor(SOFT);
    pdf.text([seller.name, ...seller.address].join('\n'));
    if (seller.taxNumber) pdf.text(t('taxNumber', { number: seller.taxNumber }));
    const top = Math.max(pdf.y + 24, 130);
    const title = t(kind === 'invoice' ? 'invoice' : 'creditNote', {
      number: formatInvoiceNumber(kind, number),
    });
    pdf.font('bold').fontSize(15).fillColor('black').text(title, MARGIN, top);
    pdf.font('regular').fontSize(9).fillColor(SOFT).text(t('issued', { date }));
    pdf.text(t('order', { number: orderNumber }));
    if (invoiceNumber) pdf.text(t('forInvoice', { number: invoiceNumber }));
    drawBlock(pdf, t('billedTo'), addressLines({ ...buyer, phone: '' }, locale), 320, top);
    pdf.y = Math.max(pdf.y, top + 60) + 24;
    drawHead(pdf, t('item'), t('amount'));
    for (const { name, details, quantity, amount } of lines) {
      const count = quantity === null ? '' : `${quantity} × `;
      drawRow(pdf, { title: `${count}${name ?? t('refund')}`, details: [details], count: money(amount) });
    }
    keepRoom(pdf, 40 + taxByRate.length * 32);
    for (const { name, basisPoints, taxable, tax } of taxByRate) {
      drawSum(pdf, t('taxable'), money(taxable));
      drawSum(pdf, t('tax', { name, rate: percent.format(basisPoints / 10_000) }), money(tax));
    }
    drawRule(pdf, pdf.y + 2);
    pdf.y += 8;
    pdf.font('bold');
    drawSum(pdf, t('total'), money(kind === 'invoice' ? total : -total), 12);
  });
}

function drawSum(pdf: Pdf, label: string, amount: string, size = 10): void {
  const { y } = pdf;
  pdf.fontSize(size).fillColor('black').text(label, 320, y, { width: 130 });
  pdf.text(amount, RIGHT - 110, y, { width: 110, align: 'right' });
  pdf.font('regular');
  pdf.y = y + size + 6;
}
