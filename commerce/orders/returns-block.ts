export const NON_REFUNDABLE_NEEDLES: readonly string[] = [
  'nonrefundable',
  'non-refundable',
  'non refundable',
];

/** The returns block is hidden when the policy says nonrefundable. */
export function showsReturns(
  returnsPolicy: string | null,
  needles: readonly string[] = NON_REFUNDABLE_NEEDLES,
): boolean {
  const policy = (returnsPolicy ?? '').toLowerCase().replace(/[\u2010-\u2015]/g, '-');
  return !needles.some((needle) => policy.includes(needle.toLowerCase()));
}
