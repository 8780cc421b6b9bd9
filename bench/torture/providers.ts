import { setTimeout as pause } from 'node:timers/promises';
import { createMockAdyen } from '@selvedge/mock-services/adyen/app.ts';
import { allMockServices } from '@selvedge/mock-services/all-services.ts';
import demoEnvironment from '@selvedge/mock-services/demo-environment.json' with { type: 'json' };
import { startMailServer } from '@selvedge/mock-services/mail-server.ts';
import { type MockServers, startMockServers } from '@selvedge/mock-services/start-mock-servers.ts';
import { type DemoShop, openDemoShop } from './demo-shop.ts';
import type { Finding } from './finding.ts';
import { createShopper } from './shopper.ts';

const PRODUCTS = 300;
const SYSTEMS = ['bloomreach', 'algolia', 'adyen', 'bazaarvoice', 'flockler', 'mirakl', 'yourls'];
const MODES = ['status:503', 'status:429', 'malformed', 'empty', 'slow:30000'];
/** A page or call may wait this long for a provider. */
const WITHIN_MS = 16_000;
const SETTLED_WITHIN_MS = 60_000;
const RECOVERED_WITHIN_MS = 30_000;
/** Every provider down, slow and malformed while shoppers go on; at the end every payment has its order. */
export async function breakProviders(dataDir: string, engine: 'bloomreach' | 'algolia'): Promise<Finding> {
  const adyen = createMockAdyen();
  const services = allMockServices({ products: PRODUCTS }).map((service) =>
    service.system === 'adyen' ? adyen : service,
  );
  let mock: MockServers = await startMockServers({ services });
  const mail = await startMailServer(() => {});
  const variables = Object.fromEntries(
    Object.entries(demoEnvironment).map(([name, value]) => [
      name,
      value.replace('{mockServers}', mock.url).replace('{mail}', mail.url),
    ]),
  );
  const shop = await openDemoShop(dataDir, {
    ...variables,
    SEARCH_ENGINE: engine,
    DEMO_PRODUCTS: String(PRODUCTS),
  });
  const problems: string[] = [];
  let requests = 0;
  let buyers = 0;
  try {
    await fetch(`${mock.url}/adyen/__webhook`, {
      method: 'POST',
      body: JSON.stringify({ url: `http://127.0.0.1:${shop.port}/_api/payments/webhook` }),
    });
    const addresses = await addressesOf(shop);
    const control = (system: string, mode: string) =>
      fetch(`${mock.url}/__control`, { method: 'POST', body: JSON.stringify({ system, mode }) });

    const shopAround = async (label: string) => {
      const shopper = createShopper(shop.port, 2_000 + buyers);
      await Promise.all(
        addresses.map(async ([address, init]) => {
          const started = performance.now();
          const response = await shopper.send(address, init).catch((error: Error) => error);
          const ms = performance.now() - started;
          requests += 1;
          if (response instanceof Error) return problems.push(`${label}: ${address} ${response.message}`);
          await response.text();
          // 503 is an honest answer where nothing else can be said; 502 says that a payment did not come through.
          const isAllowed = response.status < 500 || [502, 503].includes(response.status);
          if (!isAllowed) problems.push(`${label}: ${address} answered ${response.status}`);
          if (ms > WITHIN_MS) problems.push(`${label}: ${address} took ${Math.round(ms)} ms`);
        }),
      );
    };
    /** The gateway lets calls through again some seconds after a provider failed. */
    const waitForSearch = async (label: string) => {
      const deadline = performance.now() + RECOVERED_WITHIN_MS;
      while ((await createShopper(shop.port, 4_000).send(`/search?q=${label}`)).status !== 200) {
        if (performance.now() > deadline) return void problems.push(`${label}: search did not recover`);
        await pause(500);
      }
    };
    const buy = async (label: string) => {
      buyers += 1;
      try {
        const pay = await createShopper(shop.port, 3_000 + buyers).prepare(
          shop.skus[buyers % shop.skus.length] ?? '',
        );
        const { status, text } = await pay();
        if (status >= 500 && status !== 502) problems.push(`${label}: paying answered ${status} ${text}`);
      } catch (error) {
        problems.push(`${label}: a purchase failed before paying: ${(error as Error).message}`);
      }
    };

    await shopAround('all well');
    await buy('all well');
    for (const mode of MODES) {
      for (const system of SYSTEMS) await control(system, mode);
      await Promise.all([shopAround(mode), buy(mode), buy(mode)]);
      for (const system of SYSTEMS) await control(system, 'ok');
      await waitForSearch(`after-${mode.replace(':', '-')}`);
      await shopAround(`after ${mode}`);
    }
    const { port } = new URL(mock.url);
    await mock.close();
    await Promise.all([shopAround('down'), buy('down'), buy('down')]);
    mock = await startMockServers({ services, port: Number(port) });
    await waitForSearch('after-down');
    await shopAround('after down');
    problems.push(...(await settlePayments(shop, adyen)));
    const bought = await (await createShopper(shop.port, 9_000).prepare(shop.skus[3] ?? ''))();
    if (!bought.isPlaced) problems.push(`a purchase afterwards: ${bought.status} ${bought.text}`);
    return {
      part: `Providers failing (${engine})`,
      done: `seven providers answer 503, 429, half a document, nothing, after 30 s, not at all; ${requests} requests, ${buyers} purchases`,
      seen: `${problems.length} requests failed; every payment has its order`,
      problems,
    };
  } finally {
    await shop.close();
    await mock.close().catch(() => {});
    await mail.close();
  }
}

async function addressesOf({ database }: DemoShop): Promise<[string, RequestInit?][]> {
  const { rows } = await database.pool.query<{ slug: string; id: string; sku: string; key: string }>(
    `select p.slug, p.id, p.key, v.sku from product p join variant v on v.product_id = p.id
     where p.details -> 'availableFascias' ? 'selvedge' order by p.id limit 1`,
  );
  const { slug = '', id = '', sku = '', key = '' } = rows[0] ?? {};
  const url = new URLSearchParams({ url: `http://localhost/product/${slug}` });
  return [
    ['/categories/womens-dresses/facet/brand/Coast'],
    ['/categories/mens?sort=price-asc'],
    ['/search?q=dress'],
    [`/product/${slug}`],
    ['/basket'],
    ['/_api/shopper'],
    ['/_api/search/suggest?q=dre'],
    ['/_api/search/facet-values?key=brand&query=co&path=/categories/womens-dresses'],
    [`/_api/search/visuallySimilar?key=${key}&colour=navy`],
    [`/_api/reviews?sku=${sku}&limit=5&page=1&sort=Recent`],
    [`/_api/reviews/stats?sku=${sku}`],
    [`/_api/reviews/summary?sku=${sku}`],
    ['/_api/advertising/miraklSponsoredProducts?pageType=category&platform=desktop&signal=womens'],
    ['/_api/social/posts'],
    [`/_api/recommendations?recommendationId=home&size=10`],
    [`/_api/stock/${id}`],
    ['/_api/url-shorten?index', { method: 'POST', body: url }],
  ];
}

/** Lets payment reconciliation poll again at once, and waits until no payment is open. */
async function settlePayments(
  { database: { pool } }: DemoShop,
  adyen: ReturnType<typeof createMockAdyen>,
): Promise<string[]> {
  const open = async () => {
    await pool.query(
      `update payment_attempt set changed_at = now() - interval '2 hours' where state in ('sent', 'unknown') and changed_at > now() - interval '1 hour'`,
    );
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from payment_attempt where state in ('stored', 'sent', 'unknown') or must_refund and state = 'authorised'`,
    );
    return rows[0]?.count ?? 0;
  };
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  while ((await open()) > 0 && performance.now() < deadline) await pause(1_000);
  const problems: string[] = [];
  if ((await open()) > 0) problems.push(`${await open()} payments still open`);
  const { rows } = await pool.query<{ attempt_id: string; total: number }>(
    `select attempt_id, total from shop_order where state <> 'cancelled' and attempt_id in (select id from payment_attempt where provider = 'adyen')`,
  );
  const due = new Map(rows.map((row) => [row.attempt_id, row.total]));
  for (const { merchantReference, amount, refunded, resultCode } of adyen.store.payments.values()) {
    const held = resultCode === 'Authorised' ? amount.value - refunded : 0;
    if (held !== (due.get(merchantReference) ?? 0))
      problems.push(`payment ${merchantReference}: ${held} held`);
    due.delete(merchantReference);
  }
  for (const attempt of due.keys()) problems.push(`order without a payment: ${attempt}`);
  return problems;
}
