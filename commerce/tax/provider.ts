import type { TaxQuote, TaxRequest } from './compute-tax.ts';

export type QuoteTax = (request: TaxRequest) => Promise<TaxQuote>;

/** Computes the tax of a basket. The default reads the shop's own table of rates. */
export interface TaxProvider {
  id: string;
  /**
   * Reads what quotes need. It is called before a transaction, since code that holds one connection must not wait for a
   * second; quotes are made within it.
   */
  prepare(): Promise<QuoteTax>;
}
