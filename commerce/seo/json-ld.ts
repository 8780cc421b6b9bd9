import type { PictureSite } from '#commerce/media/picture.ts';

/** A JSON-LD object in the schema.org vocabulary. */
export type JsonLd = { [name: string]: JsonLdValue | undefined };
export type JsonLdValue = string | number | boolean | null | JsonLd | JsonLdValue[];

const UNSAFE_IN_SCRIPT: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON for a script element, escaped so that no value can close the element. */
export function serialiseJsonLd(data: JsonLd | JsonLd[]): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => UNSAFE_IN_SCRIPT[character] ?? character,
  );
}

/** The site of the URLs in the data, and how a path is localised. */
export interface DataSite extends PictureSite {
  local?: (path: string) => string;
}

/** The absolute URL of a page in the language of the data. */
export function pageAddress({ origin, local = (path) => path }: DataSite, path: string): string {
  return absolute(origin, local(path));
}

/** Search engines do not resolve relative URLs in structured data. */
export function absolute(origin: string, address: string): string {
  return new URL(address, origin).href;
}
