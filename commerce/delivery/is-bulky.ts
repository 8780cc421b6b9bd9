/** Whether a logistic class is one of the bulky ones; case does not count. */
export function isBulky(logisticClass: string, bulkyClasses: readonly string[]): boolean {
  const name = logisticClass.trim().toLowerCase();
  return bulkyClasses.some((bulky) => bulky.toLowerCase() === name);
}
