import type { Address } from '#commerce/customers/address.ts';
import type { TaxLine } from '#commerce/tax/compute-tax.ts';

export type InvoiceKind = 'invoice' | 'credit-note';

export interface InvoiceLine {
  /** Null for a refund that is for no single line. */
  name: string | null;
  details: string;
  quantity: number | null;
  /** As the customer paid it, or gets it back. */
  amount: number;
  taxes: TaxLine[];
}

/** A document as it was issued. */
export interface InvoiceBody {
  locale: string;
  currency: string;
  brandName: string;
  seller: { name: string; address: string[]; taxNumber: string | null };
  buyer: Address;
  orderNumber: string;
  /** The invoice that a credit note is for. */
  invoiceNumber: string | null;
  lines: InvoiceLine[];
  taxByRate: TaxLine[];
  total: number;
}

/** `INV-000123`, `CN-000004`. */
export function formatInvoiceNumber(kind: InvoiceKind, number: number): string {
  return `${kind === 'invoice' ? 'INV' : 'CN'}-${String(number).padStart(6, '0')}`;
}
