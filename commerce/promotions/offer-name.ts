/** The name of an offer in a language. */
export function offerName(
  { name, texts }: { name: string; texts?: readonly { language: string; name: string }[] },
  locale: string,
): string {
  return texts?.find(({ language }) => language === locale)?.name ?? name;
}
