import { pagePictures } from '#commerce/media/page-pictures.ts';
import type { PictureService } from '#commerce/media/picture-service.server.ts';

export interface DrawAheadOptions {
  /** The addresses of the brands' sites; that of the default brand first. */
  origins: readonly string[];
  /** Requests a page as a visitor does. */
  request(url: string): Promise<Response> | Response;
  pictures: Pick<PictureService, 'prepare'>;
  /** Pictures at most. */
  most: number;
  stopping: AbortSignal;
}

const LISTS_OF_DEFAULT = 12;
const LISTS_OF_OTHERS = 3;
const LIST_LINK = /href="(\/(?:categories|category|collection|brands)\/[^"?#]+)"/g;

/**
 * Draws the pictures of a shop's first views before anybody asks for them: of the front pages and the lists that these link,
 * in the widths that phones and desktops load. Returns how many were prepared.
 */
export async function drawAhead({
  origins,
  request,
  pictures,
  most,
  stopping,
}: DrawAheadOptions): Promise<number> {
  const prepared = new Set<string>();

  async function preparePage(url: string): Promise<string> {
    if (stopping.aborted || prepared.size >= most) return '';
    const response = await request(url);
    if (!response.ok) return '';
    const html = await response.text();
    for (const address of pagePictures(html)) {
      const path = new URL(address, url).pathname;
      if (prepared.has(path)) continue;
      if (stopping.aborted || prepared.size >= most) break;
      prepared.add(path);
      await pictures.prepare(path);
    }
    return html;
  }

  const [first, ...others] = origins;
  const links = new Map<string, string[]>();
  for (const origin of origins) {
    const html = await preparePage(`${origin}/`);
    links.set(origin, [...new Set([...html.matchAll(LIST_LINK)].flatMap(([, path]) => path ?? []))]);
    // The lists of the default brand come before the front pages of the others.
    if (origin === first)
      for (const path of links.get(origin)?.slice(0, LISTS_OF_DEFAULT) ?? [])
        await preparePage(origin + path);
  }
  for (const origin of others)
    for (const path of links.get(origin)?.slice(0, LISTS_OF_OTHERS) ?? []) await preparePage(origin + path);
  return prepared.size;
}
