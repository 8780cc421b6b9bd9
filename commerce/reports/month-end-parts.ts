/** What an accountant gets at the end of a month, each as one file. */
export const MONTH_END_PARTS = ['orders', 'tax', 'refunds', 'documents'] as const;
export type MonthEndPart = (typeof MONTH_END_PARTS)[number];
