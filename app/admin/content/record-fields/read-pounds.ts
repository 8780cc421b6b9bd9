/** `1,250.50`, `£3` and `.5` are amounts, in pence; words and parts of a penny are none. */
export function readPounds(text: string): number | undefined {
  const amount = /^£?\s*(\d[\d,]*)?(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!amount || (amount[1] === undefined && amount[2] === undefined)) return undefined;
  return Number((amount[1] ?? '0').replaceAll(',', '')) * 100 + Number((amount[2] ?? '').padEnd(2, '0'));
}
