import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mountSmallDisk, type SmallDisk } from '../small-disk.ts';
import { openDemoShop } from './demo-shop.ts';
import type { Finding } from './finding.ts';
import { createShopper } from './shopper.ts';

const DISK_MB = 900;
const RECOVERY_MS = 30_000;
const PART = 'Disk full';

/** A shop whose whole data directory, database included, is on a small disk that fills up. */
export async function fillDisk(parent: string): Promise<Finding> {
  const disk = mountSmallDisk(path.join(parent, 'small-disk'), DISK_MB);
  if (!disk) return { part: PART, done: 'not run: mounting a small disk needs root', seen: '', problems: [] };
  try {
    return await fillMounted(disk);
  } finally {
    disk.unmount();
  }
}

async function fillMounted(disk: SmallDisk): Promise<Finding> {
  const shop = await openDemoShop(path.join(disk.folder, 'data'));
  const problems: string[] = [];
  try {
    const { port, skus, database } = shop;
    const shopper = createShopper(port, 20);
    const home = await (await shopper.send('/')).text();
    const pictures = [...new Set([...home.matchAll(/\/media\/[^"\s,?]+/g)].map(([address]) => address))];
    const pay = await createShopper(port, 21).prepare(skus[2] ?? '');
    disk.fill();

    const answered = async (address: string) => {
      const response = await shopper.send(address);
      const { byteLength } = await response.arrayBuffer();
      if (response.status !== 200 || byteLength === 0)
        problems.push(`${address} answered ${response.status}`);
    };
    await answered('/');
    for (const picture of pictures.slice(0, 12)) await answered(`${picture}?w=333`);
    const during = await pay().catch((error: Error) => ({ status: 0, text: error.message, isPlaced: false }));
    disk.free();

    const deadline = performance.now() + RECOVERY_MS;
    while ((await shopper.send('/readyz')).status !== 200 && performance.now() < deadline) await pause(100);
    await answered('/feeds/products.xml');
    // A shopper who saw an error presses the button again.
    const after = during.isPlaced ? during : await (await createShopper(port, 22).prepare(skus[2] ?? ''))();
    if (!after.isPlaced) problems.push(`a purchase afterwards: ${after.status} ${after.text}`);
    const { rows } = await database.pool.query<{ reference: string }>(
      `select reference from sandbox_payment p where outcome = 'authorised' and created_at > now() - interval '10 minutes'
       and not exists (select from shop_order where attempt_id = p.merchant_reference)`,
    );
    for (const { reference } of rows) problems.push(`payment without an order: ${reference}`);
    return {
      part: PART,
      done: 'no space left for pictures, caches and database',
      seen: `pages and ${Math.min(12, pictures.length)} undrawn pictures served, a purchase ${during.isPlaced ? 'placed' : `answered ${during.status}`} meanwhile and placed afterwards`,
      problems,
    };
  } finally {
    disk.free();
    await shop.close();
  }
}
