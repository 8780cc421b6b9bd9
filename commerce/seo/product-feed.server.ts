import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import type { PictureSite } from '#commerce/media/picture.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import { feedItems } from './feed-items.ts';
import { FEED_FOOT, feedEntry, feedHead } from './feed-xml.ts';

/** Everything a brand's site sells, as a file for shopping channels. */
export interface ProductFeed {
  /** Where the compressed file lies; made anew when it is older than an hour, by one at a time. */
  file(brand: BrandConfig, site: PictureSite): Promise<{ path: string; madeAt: Date }>;
}

const FRESH_MS = 3_600_000;
/** Whoever asks under ever new host names finds an end. */
const MOST_FILES = 40;

export function createProductFeed(
  catalogue: Pick<Catalogue, 'everyProduct'>,
  folder: string,
  now: () => Date = () => new Date(),
): ProductFeed {
  const making = new Map<string, Promise<void>>();
  let queue: Promise<unknown> = Promise.resolve();

  async function* write(brand: BrandConfig, site: PictureSite) {
    yield feedHead({ name: brand.name, tagline: brand.tagline, origin: site.origin });
    for await (const products of catalogue.everyProduct()) {
      const sold = products.filter(
        ({ availableFascias }) => availableFascias.length === 0 || availableFascias.includes(brand.slug),
      );
      yield sold.flatMap((product) => feedItems(product, site, now()).map(feedEntry)).join('');
    }
    yield FEED_FOOT;
  }

  async function make(file: string, brand: BrandConfig, site: PictureSite): Promise<void> {
    await mkdir(folder, { recursive: true });
    await dropOldest();
    // Written beside and moved into place: nobody reads half a file.
    const draft = `${file}.${process.pid}.part`;
    try {
      await pipeline(Readable.from(write(brand, site)), createGzip(), createWriteStream(draft));
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async function dropOldest(): Promise<void> {
    const files = (await readdir(folder)).map((name) => path.join(folder, name));
    if (files.length < MOST_FILES) return;
    const dated = await Promise.all(files.map(async (file) => ({ file, made: await madeAt(file) })));
    dated.sort((a, b) => Number(a.made) - Number(b.made));
    for (const { file } of dated.slice(0, files.length - MOST_FILES + 1)) await rm(file, { force: true });
  }

  /** One after the other: a whole catalogue is read for each. */
  function makeInTurn(file: string, brand: BrandConfig, site: PictureSite): Promise<void> {
    const work = queue.then(() => make(file, brand, site)).finally(() => making.delete(file));
    queue = work.catch(() => undefined);
    return work;
  }

  async function madeAt(file: string): Promise<Date | null> {
    return stat(file).then(
      ({ mtime }) => mtime,
      () => null,
    );
  }

  return {
    async file(brand, site) {
      const name = createHash('sha256').update(`${brand.slug}|${site.origin}`).digest('hex').slice(0, 16);
      const file = path.join(folder, `products-${name}.xml.gz`);
      const made = await madeAt(file);
      if (made && now().getTime() - made.getTime() < FRESH_MS) return { path: file, madeAt: made };
      const work = making.get(file) ?? makeInTurn(file, brand, site);
      making.set(file, work);
      await work;
      return { path: file, madeAt: (await madeAt(file)) ?? now() };
    },
  };
}
