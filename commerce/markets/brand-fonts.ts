/** The fonts that looks are made of, by the names of the files in `app/theme/fonts/`. */
export const BRAND_FONTS = [
  'Archivo',
  'Bodoni Moda',
  'Cormorant',
  'Figtree',
  'Fraunces',
  'Hanken Grotesk',
  'Instrument Sans',
  'Jost',
  'Lora',
  'Newsreader',
  'Outfit',
  'Playfair Display',
  'Space Grotesk',
  'Syne',
  'Work Sans',
] as const;
export type BrandFont = (typeof BRAND_FONTS)[number];

const SERIFS: readonly BrandFont[] = [
  'Bodoni Moda',
  'Cormorant',
  'Fraunces',
  'Lora',
  'Newsreader',
  'Playfair Display',
];

/** A font with the fallback of its file, as stylesheets name it. */
export const fontStack = (name: BrandFont): string =>
  `"${name}", "${name} fallback", ${SERIFS.includes(name) ? 'serif' : 'sans-serif'}`;
