// Formatters are kept: creating one costs far more than using it, and a listing shows a hundred prices.
export const numberFormat = keep(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const dateFormat = keep(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

function keep<Options, Format>(create: (locale: string, options: Options) => Format) {
  const kept = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const name = `${locale} ${JSON.stringify(options)}`;
    const known = kept.get(name);
    if (known) return known;
    const created = create(locale, options);
    kept.set(name, created);
    return created;
  };
}
