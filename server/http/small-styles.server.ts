import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A request for less than this costs more than the style that it brings. */
const SMALL_BYTES = 3_000;
const LINK = /<link rel="stylesheet" href="(\/assets\/[^"#]+)"([^>]*?)\/>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

export type SmallStyle = (address: string) => string | null;

/** The built stylesheets that are small, by address. */
export function loadSmallStyles(clientDir: string): SmallStyle {
  const styles = new Map<string, string>();
  const assets = path.join(clientDir, 'assets');
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.css'))) {
    // As pages are read and written here: byte by byte.
    const css = readFileSync(path.join(assets, name), 'latin1');
    if (css.length <= SMALL_BYTES && !css.includes('</')) styles.set(`/assets/${name}`, css);
  }
  return (address) => styles.get(address) ?? null;
}

/**
 * Small stylesheets of a page's head stand in the page itself: a browser asks for six files at a time, and each of them kept
 * the first picture waiting. Their links stay, disabled, so that nothing is fetched and React finds what it wrote.
 */
export function putSmallStylesIn(html: string, smallStyle: SmallStyle): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const head = html.slice(0, end).replace(LINK, (link, address: string, rest: string) => {
    const css = smallStyle(address);
    return css ? `<style>${css}</style><link rel="stylesheet" href="${address}"${rest} disabled=""/>` : link;
  });
  return head + html.slice(end);
}

/** What stands in a page's own style elements. */
export function stylesIn(html: string): string[] {
  return [...html.slice(0, html.indexOf('</head>')).matchAll(STYLE)].map(([, css]) => css!);
}
