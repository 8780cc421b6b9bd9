// Formatters are cached: creating one costs far more than using it, and a listing shows a hundred prices.
export const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const dateFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

function cached<Options, Format>(create: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const name = `${locale} ${JSON.stringify(options)}`;
    const known = formats.get(name);
    if (known) return known;
    const created = create(locale, options);
    formats.set(name, created);
    return created;
  };
}
