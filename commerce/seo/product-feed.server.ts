import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import { translateProduct } from '#commerce/catalogue/product-texts.ts';
import { isSoldOn } from '#commerce/catalogue/sold-on-site.ts';
import { homeCalendar, homeTerms } from '#commerce/delivery/home-delivery.ts';
import type { PictureSite } from '#commerce/media/picture.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import { feedItems } from './feed-items.ts';
import { FEED_FOOT, feedEntry, feedHead } from './feed-xml.ts';

/** The product feed of a brand site, as a file for shopping channels. */
export interface ProductFeed {
  /**
   * The compressed feed; its file is written again when it is older than an hour, one feed at a time. Where no file can be
   * written, because the disk is full for example, it is sent as it is made.
   */
  open(brand: BrandConfig, site: PictureSite): Promise<{ body: Readable; madeAt: Date }>;
}

const MAX_AGE_MS = 3_600_000;
/** Limits the number of files, since every host name in a request creates one. */
const MOST_FILES = 40;

export function createProductFeed(
  catalogue: Pick<Catalogue, 'everyProduct'>,
  folder: string,
  now: () => Date = () => new Date(),
  /** Whether a price began or ended since the file was made, so that it is wrong before its time. */
  hasNewPrices: (list: string, since: Date) => Promise<boolean> = async () => false,
): ProductFeed {
  const inProgress = new Map<string, Promise<void>>();
  let queue: Promise<unknown> = Promise.resolve();

  async function* write(brand: BrandConfig, site: PictureSite) {
    const calendar = homeCalendar(brand, now());
    yield feedHead({ name: brand.name, tagline: brand.tagline, origin: site.origin });
    for await (const products of catalogue.everyProduct(brand.priceList)) {
      const sold = products.filter((product) => isSoldOn(product, brand.slug));
      yield sold
        .flatMap((product) =>
          feedItems(
            translateProduct(product, brand.locale),
            site,
            now(),
            {
              country: brand.country,
              methods: homeTerms(brand, product, brand.locale),
              context: { calendar, bulkyClasses: brand.settings.delivery.bulkyLogisticClasses, now: now() },
            },
            brand.pathPrefix,
          ).map(feedEntry),
        )
        .join('');
    }
    yield FEED_FOOT;
  }

  async function make(file: string, brand: BrandConfig, site: PictureSite): Promise<void> {
    await mkdir(folder, { recursive: true });
    await deleteOldest();
    // Written to a temporary file and renamed, so that no reader sees a partial file.
    const draft = `${file}.${process.pid}.part`;
    try {
      await pipeline(Readable.from(write(brand, site)), createGzip(), createWriteStream(draft));
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  async function deleteOldest(): Promise<void> {
    const files = (await readdir(folder)).map((name) => path.join(folder, name));
    if (files.length < MOST_FILES) return;
    const dated = await Promise.all(files.map(async (file) => ({ file, made: await madeAt(file) })));
    dated.sort((a, b) => Number(a.made) - Number(b.made));
    for (const { file } of dated.slice(0, files.length - MOST_FILES + 1)) await rm(file, { force: true });
  }

  /** One at a time, because each feed reads the whole catalogue. */
  function enqueue(file: string, brand: BrandConfig, site: PictureSite): Promise<void> {
    const work = queue.then(() => make(file, brand, site)).finally(() => inProgress.delete(file));
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
    async open(brand, site) {
      const name = createHash('sha256')
        .update(`${brand.slug}|${brand.market ?? ''}|${brand.priceList}|${site.origin}`)
        .digest('hex')
        .slice(0, 16);
      const file = path.join(folder, `products-${name}.xml.gz`);
      const made = await madeAt(file);
      const isRecent = made !== null && now().getTime() - made.getTime() < MAX_AGE_MS;
      if (isRecent && !(await hasNewPrices(brand.priceList, made)))
        return { body: createReadStream(file), madeAt: made };
      const work = inProgress.get(file) ?? enqueue(file, brand, site);
      inProgress.set(file, work);
      try {
        await work;
      } catch (error) {
        if (!isFileError(error)) throw error;
        const lines = Readable.from(write(brand, site));
        const body = createGzip();
        // An error while reading products ends the response; the client sees that it is incomplete.
        pipeline(lines, body).catch(() => {});
        return { body, madeAt: now() };
      }
      return { body: createReadStream(file), madeAt: (await madeAt(file)) ?? now() };
    },
  };
}

const FILE_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENOTDIR']);

function isFileError(error: unknown): boolean {
  return FILE_ERRORS.has((error as NodeJS.ErrnoException).code ?? '');
}
