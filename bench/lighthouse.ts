import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { compare } from './budgets.ts';
import { measurePace, printPaces, slowdownFor } from './pace.ts';
import { openShop } from './shop-process.ts';
import { printTable } from './table.ts';

/** Fetched by npm when it is run: it is larger than everything else that the shop depends on. */
const VERSION = '13.5.0';
const RUNS = 5;
/** Lighthouse's phone: so many times slower than a desktop. */
const PHONE_CPU = 4;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'selvedge-lighthouse-'));
const shop = await openShop();
const base = `http://localhost:${shop.port}`;
const list = await (await fetch(`${base}/categories/womens-dresses`)).text();
const pages = {
  home: '/',
  listing: '/categories/womens-dresses',
  product: /href="(\/product\/[^"?]+)/.exec(list)?.[1] ?? '/',
};
const rows = [];
/** How slow the machine was before each run. */
const paces: number[] = [];
try {
  for (const [name, address] of Object.entries(pages)) {
    // The first run draws the pictures.
    await measure(base + address);
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) reports.push(await measure(base + address));
    rows.push(summarise(name, reports));
  }
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}
printTable(`Lighthouse ${VERSION}, phone, median of ${RUNS}`, rows);
printPaces(paces);

async function measure(url: string): Promise<Report> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
  const pace = await measurePace(browser);
  await browser.close();
  paces.push(pace);
  const file = path.join(folder, 'report.json');
  const args = [
    `--output-path=${file}`,
    '--output=json',
    '--quiet',
    `--throttling.cpuSlowdownMultiplier=${slowdownFor(PHONE_CPU, pace)}`,
    '--chrome-flags=--headless --no-sandbox',
  ];
  await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=lighthouse@${VERSION}`, '--', 'lighthouse', url, ...args],
    { cwd: folder, env: { ...process.env, CHROME_PATH: process.env.CHROMIUM } },
  );
  return JSON.parse(readFileSync(file, 'utf8'));
}

function summarise(page: string, reports: Report[]) {
  const row: Record<string, string | number> = { page };
  for (const name of CATEGORIES) {
    const scores = reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100));
    const score = median(scores);
    row[name] = name === 'performance' ? `${score} (${Math.min(...scores)}–${Math.max(...scores)})` : score;
    const limit = name === 'performance' ? 98 : 100;
    compare({ what: `Lighthouse ${name}, ${page}`, measured: score, limit, unit: '', isLeast: true });
  }
  for (const [title, audit] of Object.entries(AUDITS))
    row[title] = Number(median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0)).toFixed(3));
  compare({ what: `layout shift, ${page}`, measured: Number(row.CLS), limit: 0.02, unit: '' });
  return row;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
