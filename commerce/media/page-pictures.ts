/** A screen that visitors use: its width in CSS pixels, and pixels per CSS pixel. */
export interface Screen {
  width: number;
  density: number;
}

/** Phones and desktops that most visitors have. */
export const COMMON_SCREENS: readonly Screen[] = [
  { width: 390, density: 3 },
  { width: 1440, density: 1 },
  { width: 412, density: 2.625 },
  { width: 1440, density: 2 },
];

const TAG = /<(img|source|\/picture)\b(?:"[^"]*"|[^>"])*>/gi;
const REM = 16;

/** The addresses of the pictures that browsers load for a page, in the order of the page, each once. */
export function pagePictures(html: string, screens: readonly Screen[] = COMMON_SCREENS): string[] {
  const found = new Set<string>();
  /** Screens that have chosen a source of the current `<picture>`. */
  const served = new Set<Screen>();
  for (const [tag, name = ''] of html.matchAll(TAG)) {
    if (name.toLowerCase() === '/picture') {
      served.clear();
      continue;
    }
    for (const screen of screens) {
      if (served.has(screen)) continue;
      const media = attribute(tag, 'media');
      if (media && !matches(media, screen)) continue;
      const address = chosenAddress(tag, screen);
      if (!address) continue;
      found.add(address);
      if (name.toLowerCase() === 'source') served.add(screen);
    }
  }
  return [...found];
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined
    ? null
    : value.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

function chosenAddress(tag: string, screen: Screen): string | null {
  const candidates = (attribute(tag, 'srcset') ?? '').split(',').flatMap((part) => {
    const [, url, width] = /^\s*(\S+)\s+(\d+)w\s*$/.exec(part) ?? [];
    return url ? [{ url, width: Number(width) }] : [];
  });
  if (candidates.length === 0) return attribute(tag, 'src');
  const wanted = cssWidth(attribute(tag, 'sizes') ?? '100vw', screen) * screen.density;
  candidates.sort((one, other) => one.width - other.width);
  // As Chromium does: the nearer of the two neighbours, by their geometric mean.
  const chosen = candidates.find(({ width }, at) => {
    const next = candidates[at + 1];
    return !next || wanted <= Math.sqrt(width * next.width);
  });
  return chosen?.url ?? null;
}

/** Evaluates a `sizes` attribute; the first entry whose condition holds counts. */
export function cssWidth(sizes: string, screen: Screen): number {
  for (const entry of sizes.split(/,(?![^(]*\))/)) {
    const [, condition, length = ''] = /^\s*(\([^)]*\)\s+)?(.+?)\s*$/.exec(entry) ?? [];
    if (condition && !matches(condition, screen)) continue;
    const lengths = [...length.matchAll(/([\d.]+)(vw|px|rem)/g)].map(([, amount, unit]) => {
      const factor = unit === 'vw' ? screen.width / 100 : unit === 'rem' ? REM : 1;
      return Number(amount) * factor;
    });
    if (lengths.length > 0) return Math.min(...lengths);
  }
  return screen.width;
}

/** Lower bounds of the width are known; any other condition counts as unmet. */
function matches(condition: string, screen: Screen): boolean {
  const [, amount, unit] = /(?:min-width:|width\s*>=)\s*([\d.]+)(px|rem)/.exec(condition) ?? [];
  return amount !== undefined && screen.width >= Number(amount) * (unit === 'rem' ? REM : 1);
}
