import type { PictureSite } from '#commerce/media/picture.ts';

/** A JSON-LD object; what it holds is up to schema.org. */
export type JsonLd = { [name: string]: JsonLdValue | undefined };
export type JsonLdValue = string | number | boolean | null | JsonLd | JsonLdValue[];

const UNSAFE_IN_SCRIPT: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Text for a script element: no product name can close it. */
export function serialiseJsonLd(data: JsonLd | JsonLd[]): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => UNSAFE_IN_SCRIPT[character]!);
}

/** Where the addresses in data stand: the site, and how a path is written in the page's language. */
export interface DataSite extends PictureSite {
  local?: (path: string) => string;
}

/** The absolute address of a page, in the language that the data are written in. */
export function pageAddress({ origin, local = (path) => path }: DataSite, path: string): string {
  return absolute(origin, local(path));
}

/** An absolute address; search engines do not resolve relative ones in data. */
export function absolute(origin: string, address: string): string {
  return new URL(address, origin).href;
}
