import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { compare } from './budgets.ts';
import { INTERACTIONS, type Interaction, type PageName, type ProfileName } from './felt/interactions.ts';
import { LONGEST_MS, measureInteraction, PROFILES, type Visitor } from './felt/measure.ts';
import { measurePageLoad } from './felt/page-load.ts';
import { measureVisit, type Visit } from './felt/visit.ts';
import { awaitQuiet, measurePace, printPaces } from './pace.ts';
import { openShop } from './shop-process.ts';
import { printTable } from './table.ts';

const { values: options } = parseArgs({
  options: {
    /** How often each interaction is measured; the median is shown. */
    runs: { type: 'string', default: '5' },
    /** Seconds after the load event at which the interaction comes. */
    after: { type: 'string', default: '0.3,2,5' },
    profile: { type: 'string', default: 'phone,desktop' },
    /** Part of the names of the interactions to measure; `hydration` for the page loads alone. */
    only: { type: 'string', default: '' },
    /** Seconds of the scripted visit; 0 leaves it out. */
    visit: { type: 'string', default: '120' },
    /** A shop that runs already. */
    url: { type: 'string' },
  },
});
const runs = Number(options.runs);
const times = options.after.split(',').map(Number);
const profiles = (Object.keys(PROFILES) as ProfileName[]).filter((name) => options.profile.includes(name));
const wanted = INTERACTIONS.filter(({ name }) => name.includes(options.only));

const shop = options.url ? null : await openShop();
const base = options.url ?? `http://localhost:${shop?.port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
});
const { product, sku } = await findProduct();
const pages: Record<PageName, string> = {
  listing: `${base}/categories/womens-dresses`,
  product: base + product,
  checkout: `${base}/checkout`,
};
await warmUp();
const LATER_TAP_MS = 200;
const HYDRATED_MS: Record<ProfileName, number> = { phone: 2_000, desktop: 1_000 };
const LONGEST_TASK_MS: Record<ProfileName, number> = { phone: 200, desktop: 50 };
/** A run is repeated when the machine was faster or slower by this share after it, up to so many times. */
const STEADY = 0.2;
const MAX_ATTEMPTS = 2;
/** The median of the visits counts. */
const VISITS = 3;
/** How slow the machine was, each time it was asked. */
const paces: number[] = [];

for (const profile of profiles) {
  if ('hydration'.includes(options.only)) {
    const rows = [];
    for (const [name, url] of Object.entries({
      home: base,
      listing: pages.listing,
      product: pages.product,
    })) {
      const loads = [];
      let pace = await notePace();
      for (let run = 0; run < runs; run++) {
        if (profile === 'desktop') pace = await awaitQuiet(pace, notePace);
        loads.push(await measurePageLoad(browser, { profile, pace }, url));
      }
      pace = Math.min(pace, await notePace());
      const hydrated = median(loads.map(({ hydratedMs }) => hydratedMs));
      const longestTask = median(loads.map(({ longestTaskMs }) => longestTaskMs));
      compareMs(`hydrated after load, ${name}, ${profile}`, hydrated, HYDRATED_MS[profile], {
        profile,
        pace,
      });
      compareMs(`longest task after load, ${name}, ${profile}`, longestTask, LONGEST_TASK_MS[profile], {
        profile,
        pace,
      });
      rows.push({
        page: name,
        'hydrated after load, ms': hydrated,
        'longest task after load, ms': longestTask,
        'over 50 ms, sum': median(loads.map(({ blockingMs }) => blockingMs)),
        'script, KB': median(loads.map(({ scriptKb }) => scriptKb)),
      });
    }
    printTable(`Hydration, ${profile}`, rows);
  }
  const rows = [];
  for (const interaction of wanted) {
    if (interaction.profile && interaction.profile !== profile) continue;
    const row: Record<string, string | number> = { interaction: interaction.name };
    for (const after of times) {
      const limit = tapBudget(interaction, profile, after);
      const isTimed = profile === 'desktop' && limit !== undefined;
      const { ms, pace } = await medianOf(profile, interaction, after, isTimed);
      row[`${after} s after load, ms`] = ms;
      if (limit)
        compareMs(`${interaction.name}, ${profile}, ${after} s after load`, ms, limit, { profile, pace });
    }
    console.error(`  ${profile}: ${Object.values(row).join(' ')}`);
    rows.push(row);
  }
  printTable(`From input to visible result, ${profile}`, rows);
}
if (Number(options.visit) > 0 && !options.only) {
  const rows = [];
  for (const profile of profiles) {
    const visits: Visit[] = [];
    let fastest = Number.POSITIVE_INFINITY;
    for (let count = 0; count < VISITS; count++) {
      const pace = await awaitQuiet(await notePace(), notePace);
      const visit = measureVisit(browser, { profile, pace }, base, Number(options.visit));
      visits.push(await visit.catch(({ message }: Error) => reportBroken(message)));
      fastest = Math.min(fastest, pace, await notePace());
    }
    visits.sort((a, b) => a.inpMs - b.inpMs);
    const visit = visits[Math.floor(VISITS / 2)] as Visit;
    compareMs(`INP of a visit, ${profile}`, Math.round(visit.inpMs), LATER_TAP_MS, {
      profile,
      pace: fastest,
    });
    rows.push({
      profile,
      'INP, ms': Math.round(visit.inpMs),
      'of all visits, ms': visits.map(({ inpMs }) => Math.round(inpMs)).join(', '),
      interactions: visit.interactions,
      worst: visit.worst,
    });
  }
  printTable(`INP of a visit of ${options.visit} s`, rows);
}
printPaces(paces);
await browser.close();
await shop?.stop();

/** A visit that broke off counts as the slowest. */
function reportBroken(message: string): Visit {
  console.error(`  visit: ${message.split('\n')[0]}`);
  return { inpMs: LONGEST_MS, interactions: 0, worst: 'broken off' };
}

async function notePace(): Promise<number> {
  const pace = await measurePace(browser);
  paces.push(pace);
  return pace;
}

async function medianOf(
  profile: ProfileName,
  interaction: Interaction,
  after: number,
  needsQuiet: boolean,
): Promise<{ ms: number | string; pace: number }> {
  const measured: number[] = [];
  let pace = await notePace();
  let fastest = pace;
  for (let run = 0; run < runs; run++) {
    for (let attempt = 1; ; attempt++) {
      if (needsQuiet) pace = await awaitQuiet(pace, notePace);
      const before = pace;
      const ms = await measureOnce({ profile, pace }, interaction, after);
      pace = await notePace();
      fastest = Math.min(fastest, before, pace);
      // What the machine did meanwhile is not known.
      if (attempt < MAX_ATTEMPTS && Math.abs(pace / before - 1) > STEADY) continue;
      measured.push(ms);
      break;
    }
  }
  return { ms: median(measured), pace: fastest };
}

/** What a first tap may take; a later one is measured by the INP of a visit. Nobody taps twice at once. */
function tapBudget(
  { first, isLaterTap, opensTab, desktopBudget }: Interaction,
  profile: ProfileName,
  after: number,
): number | undefined {
  if (isLaterTap || ((first || opensTab) && after < 1)) return undefined;
  if (profile === 'desktop') return after < 1 ? undefined : desktopBudget;
  return after < 1 ? 1_000 : 300;
}

/** The phone's processor is slowed down by as much less as the machine is slower, the desktop's is not. */
function compareMs(what: string, measured: number | string, limit: number, { profile, pace }: Visitor): void {
  const ms = typeof measured === 'number' ? measured : LONGEST_MS;
  compare({ what, measured: ms, limit, unit: 'ms', pace: profile === 'desktop' ? pace : undefined });
}

/** NaN when nothing was shown. */
async function measureOnce(visitor: Visitor, interaction: Interaction, after: number): Promise<number> {
  const prepare = interaction.page === 'checkout' ? fillBasket : undefined;
  try {
    const url = pages[interaction.page];
    const { ms } = await measureInteraction(browser, visitor, url, after, interaction, prepare);
    return ms ?? Number.NaN;
  } catch (error) {
    console.error(`  ${interaction.name}: ${(error as Error).message.split('\n')[0]}`);
    return Number.NaN;
  }
}

function median(values: number[]): number | string {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  // More than half without a result is no result.
  if (sorted.length * 2 <= values.length) return 'none';
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}

/** A product of several colours and sizes, and something to check out with. */
async function findProduct(): Promise<{ product: string; sku: string }> {
  const list = await (await fetch(`${base}/categories/womens-dresses`)).text();
  const addresses = [
    ...new Set([...list.matchAll(/href="(\/product\/[^"?]+)/g)].flatMap(([, path]) => path ?? [])),
  ];
  for (const address of addresses) {
    const html = await (await fetch(base + address)).text();
    const skus = [...html.matchAll(/type="radio"[^>]*name="sku"[^>]*value="([^"]+)"/g)].flatMap(
      ([, value]) => value ?? [],
    );
    if (skus[0] && html.includes('pdp-swatches') && html.includes('size-guide'))
      return { product: address, sku: skus[0] };
  }
  throw new Error('The shop has no dress with several colours and sizes.');
}

async function fillBasket(context: BrowserContext): Promise<void> {
  const form = { data: JSON.stringify({ items: [{ sku }] }) };
  await context.request.post(`${base}/_api/basket/addToCart`, { form });
}

/** Lets the shop render its pages and draw their pictures once, which a visitor of a busy shop does not wait for. */
async function warmUp(): Promise<void> {
  for (const profile of profiles) {
    const context = await browser.newContext({ viewport: PROFILES[profile].viewport });
    const page = await context.newPage();
    for (const url of [base, pages.listing, pages.product])
      await page.goto(url, { waitUntil: 'networkidle' });
    await context.close();
  }
}
