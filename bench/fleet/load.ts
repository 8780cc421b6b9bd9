import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { TOTAL_UPDATED_ERROR } from '#commerce/checkout/apple-pay/error-texts.ts';
import { purchaseSteps } from './purchase-steps.ts';
import { signInStaff } from './staff.ts';

export interface Goods {
  slug: string;
  skus: string[];
}

/** What shoppers, buyers and the price import saw since the last `take`. */
export interface Sample {
  requests: number;
  /** Of the requests: what belongs to one shopper. */
  privateCalls: number;
  orderSteps: number;
  priceChanges: number;
  hits: number;
  bytes: number;
  errors: { at: number; what: string }[];
  placed: number;
  failedOrderSteps: number;
  /** Purchases that were priced again, since an import changed a price under way. */
  repriced: number;
  staffEdits: number;
  failedEdits: number;
  staleness: number[];
}

const empty = (): Sample => ({
  requests: 0,
  privateCalls: 0,
  orderSteps: 0,
  priceChanges: 0,
  hits: 0,
  bytes: 0,
  errors: [],
  placed: 0,
  failedOrderSteps: 0,
  repriced: 0,
  staffEdits: 0,
  failedEdits: 0,
  staleness: [],
});

const GIVE_UP_MS = 15_000;
/** The load must leave the processes some of the cores, or all that is measured is the queue for them. */
const THINK_MS = 150;
const PRIVATE = '/_api/shopper';

/** How many of each are at work at a time. */
export interface Mix {
  /** Read public pages. */
  browsers?: number;
  viewers?: number;
  /** Read public pages past every cache: each is rendered. */
  uncached?: number;
  /** Ask for what belongs to them. */
  returning?: number;
  buyers?: number;
  importers?: number;
  /** Change texts of products in the back office. */
  editors?: number;
}

interface Load {
  origin: string;
  goods: Goods[];
  token: string;
}

export function startLoad(
  { origin, goods, token }: Load,
  { browsers = 0, viewers = 0, uncached = 0, returning = 0, buyers = 0, importers = 0, editors = 0 }: Mix,
) {
  let sample = empty();
  let isOver = false;
  /** The orders that shoppers were told about, by number. */
  const confirmed = new Set<string>();
  const randomClient = () =>
    `198.51.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`;
  const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)];

  /** A page; null when the shopper saw an error. */
  async function get(path: string, cookie = ''): Promise<string | null> {
    sample.requests += 1;
    if (path === PRIVATE) sample.privateCalls += 1;
    try {
      const response = await fetch(origin + path, {
        headers: { 'x-forwarded-for': randomClient(), cookie },
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      const body = await response.text();
      sample.bytes += body.length;
      if (response.headers.get('x-cache') === 'hit') sample.hits += 1;
      if (response.status < 500) return body;
      sample.errors.push({ at: Date.now(), what: `${response.status} ${path}` });
    } catch (error) {
      sample.errors.push({ at: Date.now(), what: `${(error as Error).message} ${path}` });
    }
    return null;
  }

  const words = goods.flatMap(({ slug }) => slug.split('-')).filter((word) => word.length > 3);

  function anyPage(others: readonly string[]): string {
    const kind = Math.random();
    if (kind < 0.5) return `/product/${pick(goods)?.slug}?`;
    return kind < 0.75 ? `/search?q=${pick(words)}` : `${pick(others) ?? '/'}?`;
  }

  async function browse() {
    while (!isOver) {
      await get(anyPage(['/', '/categories/womens', '/_api/menu']).replace(/\?$/, ''));
      await pause(THINK_MS);
    }
  }

  /** The same pages with a parameter that no cache knows. */
  async function browseUncached() {
    while (!isOver) {
      await get(`${anyPage(['/', '/categories/womens'])}&n=${randomUUID().slice(0, 8)}`);
      await pause(20);
    }
  }

  /** Looks at small pictures, one after the other: drawing the demo's takes a core for a moment. */
  async function lookAtPictures() {
    while (!isOver) {
      const page = (await get(`/product/${pick(goods)?.slug}`)) ?? '';
      const small = [...page.matchAll(/\/media\/[^"\s,&]+\/(?:80|180|320)\.webp/g)].map(
        ([address]) => address,
      );
      for (const address of [...new Set(small)].slice(0, 3)) {
        await get(address);
        await pause(1_000);
      }
      await pause(300);
    }
  }

  async function comeBack() {
    while (!isOver) {
      await get(PRIVATE);
      await pause(THINK_MS);
    }
  }

  /** Sends a step of a purchase until it is answered: what a shopper does who presses the button again. */
  async function step(path: string, init: RequestInit, client: string, cookies: Map<string, string>) {
    const until = Date.now() + 40_000;
    for (;;) {
      sample.requests += 1;
      sample.orderSteps += 1;
      try {
        const response = await fetch(origin + path, {
          ...init,
          headers: {
            ...init.headers,
            origin,
            accept: 'application/json',
            'x-forwarded-for': client,
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          },
          signal: AbortSignal.timeout(GIVE_UP_MS),
        });
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
          cookies.set(name, value);
        }
        const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
        if (body.error === TOTAL_UPDATED_ERROR) return { status: response.status, body };
        if (response.status < 500 && response.status !== 409) return { status: response.status, body };
        throw new Error(`${response.status} ${path} ${body.error ?? ''}`);
      } catch (error) {
        sample.failedOrderSteps += 1;
        sample.errors.push({ at: Date.now(), what: `order step: ${(error as Error).message}` });
        if (Date.now() > until || isOver) return null;
        await pause(300);
      }
    }
  }

  async function buy() {
    const cookies = new Map<string, string>();
    const client = randomClient();
    const sku = pick(pick(goods)?.skus ?? []);
    const added = await step(
      '/_api/basket/addToCart',
      {
        method: 'POST',
        body: new URLSearchParams({ data: JSON.stringify({ items: [{ sku }], ephemeral: true }) }),
      },
      client,
      cookies,
    );
    const cart = added?.body.cartId;
    if (typeof cart !== 'string') return;
    const steps = purchaseSteps(cart);
    const [quote, pay] = steps.slice(-2);
    for (const [path, init] of steps) {
      let outcome = await step(path, init, client, cookies);
      // The page shows the new total, and the shopper pays that one.
      while (quote && pay && outcome?.body.error === TOTAL_UPDATED_ERROR && !isOver) {
        sample.repriced += 1;
        await step(...quote, client, cookies);
        outcome = await step(...pay, client, cookies);
      }
      if (!outcome || outcome.status >= 400) {
        if (outcome)
          sample.errors.push({
            at: Date.now(),
            what: `${outcome.status} ${path} ${JSON.stringify(outcome.body)}`,
          });
        return;
      }
      const redirect = String(outcome.body.redirect ?? '');
      confirm(redirect.includes('/checkout/complete') ? await waitForOutcome(redirect, cookies) : redirect);
    }
  }

  /** Counts an order that the shopper was told about. */
  function confirm(address: string) {
    const number = /\/order\/([^?]+)\?/.exec(address)?.[1];
    if (!number) return;
    confirmed.add(number);
    sample.placed += 1;
  }

  /** The page that waits for a payment whose outcome is unknown asks again every few seconds, and leads to the order. */
  async function waitForOutcome(address: string, cookies: Map<string, string>): Promise<string> {
    for (let tries = 0; tries < 10 && !isOver; tries++) {
      await pause(1_500);
      const response = await fetch(origin + address, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        signal: AbortSignal.timeout(GIVE_UP_MS),
      }).catch(() => null);
      const location = response?.headers.get('location');
      if (location) return location;
    }
    return '';
  }

  async function buyAgainAndAgain() {
    while (!isOver) {
      await buy();
      await pause(3 * THINK_MS);
    }
  }

  /** Imports a new price and looks at the product's page until it shows it. */
  async function changePrices() {
    for (let turn = 0; !isOver; turn++) {
      const product = goods[turn % goods.length];
      if (!product) return;
      const price = `${41 + (turn % 50)}.${String(11 + (turn % 83)).padStart(2, '0')}`;
      const csv = ['sku,price,was_price', ...product.skus.map((sku) => `${sku},${price},`)].join('\n');
      const response = await fetch(`${origin}/_api/catalogue/prices`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
        body: csv,
        signal: AbortSignal.timeout(GIVE_UP_MS),
      }).catch(() => null);
      if (response?.status !== 200) {
        await pause(500);
        continue;
      }
      sample.priceChanges += 1;
      const changed = performance.now();
      while (performance.now() - changed < GIVE_UP_MS && !isOver) {
        if ((await get(`/product/${product.slug}`))?.includes(price)) break;
        await pause(25);
      }
      if (!isOver) sample.staleness.push(performance.now() - changed);
      await pause(450);
    }
  }

  /** Changes a product's text in the back office and opens it again: staff see at once what they saved. */
  async function editProducts() {
    let staff: Awaited<ReturnType<typeof signInStaff>> | null = null;
    for (let turn = 0; !isOver; turn++) {
      sample.requests += 1;
      const problem = await (async () => {
        staff ??= await signInStaff(origin);
        return staff.editNext(turn);
      })().catch((error: Error) => error.message);
      if (problem === null) sample.staffEdits += 1;
      else {
        sample.failedEdits += 1;
        sample.errors.push({ at: Date.now(), what: `staff edit: ${problem}` });
      }
      await pause(500);
    }
  }

  const run = (count: number, task: () => Promise<void>) => Array.from({ length: count }, task);
  const running = [
    ...run(browsers, browse),
    ...run(viewers, lookAtPictures),
    ...run(uncached, browseUncached),
    ...run(returning, comeBack),
    ...run(buyers, buyAgainAndAgain),
    ...run(importers, changePrices),
    ...run(editors, editProducts),
  ];
  return {
    confirmed,
    /** What was seen since the last call. */
    take() {
      const taken = sample;
      sample = empty();
      return taken;
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}
