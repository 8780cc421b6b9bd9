import { STANDARD_TAX_CLASS, type TaxRate } from './tax-rate.ts';

/**
 * Rates that a new shop starts with; staff edit them afterwards. Sources: the European Commission's "Taxes in Europe"
 * database (EU), HMRC "VAT rates on different goods and services" (GB), the Federal Tax Administration (CH) and
 * Skatteetaten (NO).
 */
const STANDARD: readonly [country: string, basisPoints: number, validFrom: string][] = [
  ['AT', 2000, '1984-01-01'],
  ['BE', 2100, '1996-01-01'],
  ['BG', 2000, '1999-01-01'],
  ['CH', 810, '2024-01-01'],
  ['CY', 1900, '2014-01-13'],
  ['CZ', 2100, '2013-01-01'],
  ['DE', 1900, '2021-01-01'],
  ['DK', 2500, '1992-01-01'],
  ['EE', 2400, '2025-07-01'],
  ['ES', 2100, '2012-09-01'],
  ['FI', 2550, '2024-09-01'],
  ['FR', 2000, '2014-01-01'],
  ['GB', 2000, '2011-01-04'],
  ['GR', 2400, '2016-06-01'],
  ['HR', 2500, '2012-03-01'],
  ['HU', 2700, '2012-01-01'],
  ['IE', 2300, '2021-03-01'],
  ['IT', 2200, '2013-10-01'],
  ['LT', 2100, '2009-09-01'],
  ['LU', 1700, '2024-01-01'],
  ['LV', 2100, '2012-07-01'],
  ['MT', 1800, '2004-01-01'],
  ['NL', 2100, '2012-10-01'],
  ['NO', 2500, '2005-01-01'],
  ['PL', 2300, '2011-01-01'],
  ['PT', 2300, '2011-01-01'],
  ['RO', 2100, '2025-08-01'],
  ['SE', 2500, '1990-07-01'],
  ['SI', 2200, '2013-07-01'],
  ['SK', 2300, '2025-01-01'],
];

/** Clothing and footwear of young children. Other countries of the table tax it at the standard rate. */
const CHILDREN: readonly [country: string, basisPoints: number, validFrom: string][] = [
  ['GB', 0, '1973-04-01'],
  ['IE', 0, '1985-03-01'],
  ['LU', 300, '1993-01-01'],
];

export const CHILDRENS_CLOTHING = 'childrens-clothing';

const NAMES: Readonly<Record<string, string>> = {
  AT: 'USt',
  BE: 'BTW/TVA',
  CH: 'MWST',
  DE: 'USt',
  DK: 'moms',
  ES: 'IVA',
  FI: 'ALV',
  FR: 'TVA',
  IT: 'IVA',
  LU: 'TVA',
  NL: 'btw',
  NO: 'mva',
  PL: 'VAT',
  PT: 'IVA',
  RO: 'TVA',
  SE: 'moms',
};

/** The table as records with ids. */
export const INITIAL_TAX_RATES: readonly (TaxRate & { id: string })[] = [
  ...toRates(STANDARD_TAX_CLASS, STANDARD),
  ...toRates(CHILDRENS_CLOTHING, CHILDREN),
];

function toRates(taxClass: string, rows: readonly [string, number, string][]): (TaxRate & { id: string })[] {
  return rows.map(([country, basisPoints, validFrom]) => ({
    id: `${country.toLowerCase()}-${taxClass}`,
    country,
    region: null,
    taxClass,
    name: NAMES[country] ?? 'VAT',
    basisPoints,
    validFrom,
    validTo: null,
  }));
}
