import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url';
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import spaceGrotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url';
import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url';
import burton from '#app/theme/brands/burton.css?url';
import coast from '#app/theme/brands/coast.css?url';
import coastie from '#app/theme/brands/coastie.css?url';
import dorothyPerkins from '#app/theme/brands/dorothy-perkins.css?url';
import foreverunique from '#app/theme/brands/foreverunique.css?url';
import gorgeous from '#app/theme/brands/gorgeous.css?url';
import maine from '#app/theme/brands/maine.css?url';
import misspap from '#app/theme/brands/misspap.css?url';
import nastygal from '#app/theme/brands/nastygal.css?url';
import oasis from '#app/theme/brands/oasis.css?url';
import principles from '#app/theme/brands/principles.css?url';
import selvedge from '#app/theme/brands/selvedge.css?url';
import wallis from '#app/theme/brands/wallis.css?url';
import warehouse from '#app/theme/brands/warehouse.css?url';
import type { BrandTheme } from '#config/brands/brand.ts';

/** The stylesheet of each brand, linked after the base. */
export const brandStylesheets: Record<string, string> = {
  selvedge,
  coast,
  oasis,
  warehouse,
  wallis,
  'dorothy-perkins': dorothyPerkins,
  burton,
  misspap,
  nastygal,
  principles,
  maine,
  gorgeous,
  foreverunique,
  coastie,
};

/** The font of each brand that is preloaded: that of running text. */
export const brandPreloadFont: Record<string, string> = {
  selvedge: instrumentSans,
  coast: figtree,
  oasis: instrumentSans,
  warehouse: archivo,
  wallis: hankenGrotesk,
  'dorothy-perkins': figtree,
  burton: hankenGrotesk,
  misspap: hankenGrotesk,
  nastygal: spaceGrotesk,
  principles: instrumentSans,
  maine: workSans,
  gorgeous: jost,
  foreverunique: jost,
  coastie: outfit,
};

const filesOf = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).map(([file, address]) => [file.replace(/^.*\/|\.\w+$/g, ''), address]),
  );

const fontStylesheets = filesOf(
  import.meta.glob<string>('./fonts/*.css', { query: '?url', import: 'default', eager: true }),
);

/** The stylesheets of fonts that staff chose in place of the look's. */
export function fontStylesheetsOf(fonts: BrandTheme['fonts']): string[] {
  const chosen = [...new Set([fonts?.heading, fonts?.text])];
  return chosen.flatMap((font) => (font && fontStylesheets[font.toLowerCase().replaceAll(' ', '-')]) || []);
}

/** The wordmark of each brand, in a file of its own: it is larger than all other rules of its brand. */
export const brandLogo = filesOf(
  import.meta.glob<string>('./logos/*.svg', { query: '?url', import: 'default', eager: true }),
);
