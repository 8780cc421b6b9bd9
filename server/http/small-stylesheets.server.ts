import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Below this size a request costs more than the bytes in every page. */
const SMALL_BYTES = 3_000;
const LINK = /<link rel="stylesheet" href="(\/assets\/[^"#]+)"([^>]*?)\/>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

export type FindSmallStylesheet = (address: string) => string | null;

/** Reads the built stylesheets that are small enough. */
export function loadSmallStylesheets(clientDir: string): FindSmallStylesheet {
  const styles = new Map<string, string>();
  const assets = path.join(clientDir, 'assets');
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.css'))) {
    // Pages are rewritten as latin1 too, byte by byte.
    const css = readFileSync(path.join(assets, name), 'latin1');
    if (css.length <= SMALL_BYTES && !css.includes('</')) styles.set(`/assets/${name}`, css);
  }
  return (address) => styles.get(address) ?? null;
}

/**
 * Writes small stylesheets of the head into the page: a browser fetches six files at a time, and each of them delayed the
 * first picture. Their links stay, disabled, so that nothing is fetched and hydration finds them.
 */
export function inlineSmallStylesheets(html: string, findSmallStylesheet: FindSmallStylesheet): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const head = html.slice(0, end).replace(LINK, (link, address: string, rest: string) => {
    const css = findSmallStylesheet(address);
    return css ? `<style>${css}</style><link rel="stylesheet" href="${address}"${rest} disabled=""/>` : link;
  });
  return head + html.slice(end);
}

/** The contents of the style elements in the head, for the content security policy. */
export function listInlineStyles(html: string): string[] {
  return [...html.slice(0, html.indexOf('</head>')).matchAll(STYLE)].flatMap(([, css]) => css ?? []);
}
