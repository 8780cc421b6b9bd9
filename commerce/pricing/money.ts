/** An exact amount: integer minor units (pence, öre, yen) and an ISO 4217 currency. */
export interface Money {
  centAmount: number;
  currencyCode: string;
}
